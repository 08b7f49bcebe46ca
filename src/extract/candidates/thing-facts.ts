import { fold } from "../../domain/text.ts";
import { attributeCell, partOfText, wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import { fieldNameOf } from "../columns/field-words.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { readInlineLabel } from "../leaves/leaf-labels.ts";
import { headingTags } from "../page/tag-rules.ts";
import { remember } from "../remember.ts";
import { templateMark } from "../values/template-mark.ts";
import { foldToLetters } from "../values/letters.ts";
import { asksForStock, isStateOfStock } from "./stock-words.ts";
import { dateNames, dayCalled, dayIn } from "./thing-date.ts";
import type { AddPair } from "./thing-pairs.ts";
import { type ThingRegion, walkThing } from "./thing-region.ts";

const maxLength = 80;
const maxNodes = 8;
/** How far from its heading a thing is still told of by bare facts. */
const maxDistance = 2_500;
/** A date or a writer that nothing names stands right under the heading. */
const maxNamelessDistance = 600;
const minDescription = 40;
const maxDescription = 5_000;

const ratingText =
  /(?<![\d.,/])\d(?:[.,]\d{1,2})?\s?(?:\/|(?:stars? )?out of|de|von|sur|su|van|z|из)\s?5(?![\d.,/])|(?<![\d.,/])\d[.,]\d\s?\/\s?10(?![\d.,/])/iu;
const countOfReviews =
  /^\(?\s?[\d.,  ]+\s?(?:customer |global |total )?(?:reviews?|ratings?|votes?|opiniones|valoraciones|reseñas|calificaciones|votos|bewertungen|rezensionen|avis|évaluations|recensioni|valutazioni|avaliações|opini[ie]|ocen|отзыв\p{L}*|оцен\p{L}*)\)?$/iu;
const byLine =
  /^(?:[Bb]y|[Pp]or|(?:[Rr]ecipe|[Ww]ritten|[Pp]osted|[Pp]ublished) by|(?:[Pp]ublicado|[Ee]scrito|[Rr]eceta|[Tt]exto) por|von|par|di|door)\s+(\p{Lu}[^|]{1,60}?)$/u;
/** Who makes a thing, in words that lead to what else they make: a link as often as not. */
const shopOfMaker =
  /^(?:visit the|(?:see|shop|view|discover)? ?more (?:by|from)|brand:?|visita (?:la tienda de|lo store di)|ver más de|marca:?|visite[rz]? la boutique(?: de)?|marque ?:|besuche(?:n sie)? den|marke:)\s+(\p{L}[^|]{1,60}?)(?:[\s-](?:store|shop))?$/iu;

/** What a class word may say of one thing; names, users, tags and the like are as often those of something beside it. */
const factNames = new Set(
  "brand manufacturer sku model isbn ean author authors writer date published posted updated location address city venue place company employer salary availability stock condition rating ratings reviews category genre genres color material size duration format language seller vendor year mileage".split(
    " ",
  ),
);
const makerNames = new Set(["brand", "manufacturer"]);
const numberNames = new Set(["reference", "referencia", "ref", "code", "codigo"]);
/** A code that is no number of an article: `postal-code`, `country_code`. */
const ofPlace = /post|zip|country|area|region|currency|promo|coupon|discount|color|colour/i;
const classOf = ({ tree }: PageReader, node: number): string => tree.attributes[node]?.class ?? "";
const shortNumber = /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]{2,30}$/u;
const figureNames = /^(?:ratings?|reviews|mileage|year)$/;
const noValue = new RegExp(`^(?:undefined|null|nan|n/a|-+|.*:|${templateMark})$`, "i");
const countOfThings = /^(\d[\d.,]*)\s?(\p{L}[\p{L}²³]{0,15}[.]?)(?:\s(?!\d).{0,20})?$/u;
/** What is counted or measured by a word beside the figure: `2 baños`, `239 m² tot.`. */
const unitNames = new Map(
  [
    "rooms:amb ambientes rooms zimmer pieces quartos locali",
    "bedrooms:dorm dorms dormitorios dormitorio hab habs habitaciones habitacion recamaras recamara rec bedrooms bedroom beds bed schlafzimmer chambres camere",
    "bathrooms:banos bano bathrooms bathroom baths bath bader badezimmer bagni bagno",
    "area:m² m2 mt2 mts2 sqm sqft ft²",
    "mileage:km kms miles",
    "parking:coch cochera cocheras garaje garage parking estacionamientos",
  ].flatMap((line) => {
    const [name = "", units = ""] = line.split(":");
    return units.split(" ").map((unit): [string, string] => [unit, name]);
  }),
);
export const countNames: ReadonlySet<string> = new Set(unitNames.values());
/** Buttons that belong to one thing: to buy it, to apply for it. */
const takesThing =
  /^(?:add (?:item )?to (?:cart|bag|basket|trolley)|buy (?:it )?now|añadir (?:al carrito|a la (?:cesta|bolsa))|agregar al carr(?:o|ito)|comprar(?: ahora)?|in den warenkorb|ajouter au panier|(?:adicionar|comprar) (?:ao|no) carrinho|aggiungi al carrello|do koszyka|dodaj do koszyka|в корзину|купить|in winkelwagen|apply (?:now|for this job)(?: online)?|apply|solicitar(?: empleo)?|inscribirme|postular(?:me|se)?|jetzt bewerben|postuler)$/iu;
/** The numbers of an article, wherever they stand. */
const articleNumber =
  /^((?:sku|ref(?:\.|erencia|erence)?|item(?: no\.?| number)?|model(?: no\.?| number)?|mpn|asin|isbn(?:-1[03])?|ean(?:-?13)?|art(?:ikel)?\.?-?nr\.?|c[óo]digo)\s?#?)\s?[:#]\s?(?=\S*\d)([\p{L}\d][\p{L}\d./_-]{2,30})$/iu;

/** With the word before them: `SKU: 1`. */
const minNumberLength = 5;
const maxNumberLength = 50;

/** Facts that no label names of the page's own thing; whether it can be bought or applied for right there. */
type FoundFacts = { readonly canBeTaken: boolean };

/** Facts of the page's own thing that no label names: what classes call them, stock, rating, reviews, maker or writer, date, category, description. */
export function findFacts(
  page: PageReader,
  region: ThingRegion,
  locale: PageLocale,
  maker: string,
  add: AddPair,
): FoundFacts {
  const { tree, features } = page;
  let canBeTaken = false;
  let silentEnd = 0;
  let last = 0;
  /** In what is hidden until something is chosen, or in a choice: what would be told of another case. */
  const isSilent = (node: number): boolean => {
    if (node < last) silentEnd = 0;
    last = node;
    if (tree.hidden[node] || tree.tags[node] === "select") silentEnd = Math.max(silentEnd, tree.ends[node] ?? 0);
    return node < silentEnd;
  };
  const heading = region.heading ?? 1;
  const title = region.heading === null ? "" : page.text(region.heading);
  walkThing(page, region, (node) => {
    const tag = tree.tags[node] ?? "";
    if (tag.startsWith("#") || node > heading + maxDistance || node === region.heading) return false;
    const silent = isSilent(node);
    const length = features.textLength[node] ?? 0;
    const called = calledBy(page, node);
    addDatetime(page, node, add);
    if (called.includes("description") && length >= minDescription && length <= maxDescription)
      add("description", belowHeading(page, node));
    addReadAloud(page, node, add);
    const button = tag === "input" ? (tree.attributes[node]?.value?.trim() ?? "") : "";
    if (takesThing.test(button)) canBeTaken ||= region.isBeforeLists(node);
    if (length === 0 || length > maxLength || (tree.ends[node] ?? 0) - node > maxNodes) return false;
    const cell = wholeText(page, node);
    if (cell.raw === title) return false;
    if (takesThing.test(cell.raw)) canBeTaken ||= region.isBeforeLists(node);
    if (noValue.test(cell.raw)) return false;
    addCalled(page, cell, called, locale, add);
    const isNear = node < heading + maxNamelessDistance;
    if (isNear) addCounted(cell, add);
    if (!silent && isStateOfStock(cell.raw)) add("availability", cell);
    addByLook(cell, tag === "a" ? null : maker, add);
    const day = node > heading && isNear ? dayIn(cell, locale) : null;
    if (day) add("date", day);
    return false;
  });
  return { canBeTaken };
}

/** What the names of its element say that a text is: a fact of the thing, or the number that it is sold under. */
function addCalled(page: PageReader, cell: RawCell, called: readonly string[], locale: PageLocale, add: AddPair): void {
  const { raw, place } = cell;
  const value = withoutLabel(cell);
  const isHeading = saysItsId(page, place.node, raw);
  for (const name of shopOfMaker.test(raw) ? [] : called) {
    if (!factNames.has(name) || fold(raw) === name || (isHeading && makerNames.has(name))) continue;
    if (isValueOf(name, value.raw)) add(name, (dateNames.has(name) && dayCalled(page, value, locale)) || value);
  }
  const isNumber = called.some((name) => numberNames.has(name)) && shortNumber.test(raw);
  if (isNumber && !ofPlace.test(classOf(page, place.node))) add("sku", cell);
}

/** What says no more than the id of its element is the heading of a part of the page: `id="fromTheManufacturer"`. */
const saysItsId = ({ tree }: PageReader, node: number, raw: string): boolean =>
  foldToLetters(tree.attributes[node]?.id ?? "") === foldToLetters(raw);

function addDatetime({ tree }: PageReader, node: number, add: AddPair): void {
  const datetime = tree.tags[node] === "time" ? tree.attributes[node]?.datetime : undefined;
  if (datetime) add("date", attributeCell(node, "datetime", datetime));
}

/** A figure where one is called for; neither an invitation to look up whether a thing is to be had, nor what only asks so. */
const isValueOf = (name: string, raw: string): boolean =>
  figureNames.test(name) ? /\d/.test(raw) : name !== "availability" || !asksForStock(raw);

/** A rating in stars that is only read aloud. */
function addReadAloud({ tree, features }: PageReader, node: number, add: AddPair): void {
  const attributes = tree.attributes[node];
  const aria = attributes?.["aria-label"] ?? attributes?.title ?? "";
  if (aria.length >= maxLength || (features.textLength[node] ?? 0) >= maxLength || !ratingText.test(aria)) return;
  const attr = attributes?.["aria-label"] ? "aria-label" : "title";
  add("rating", attributeCell(node, attr, aria.trim()));
}

function addCounted(cell: RawCell, add: AddPair): void {
  const unit = unitNames.get(fold(countOfThings.exec(cell.raw)?.[2] ?? "").replace(/\.$/, ""));
  if (unit !== undefined) add(unit, cell);
}

/** Rating, number of reviews, and the maker or writer after "by", which no link is asked for. */
function addByLook(cell: RawCell, maker: string | null, add: AddPair): void {
  const { raw, place } = cell;
  if (ratingText.test(raw)) add("rating", cell);
  if (countOfReviews.test(raw)) add("reviews", cell);
  const ofShop = shopOfMaker.exec(raw)?.[1];
  const by = ofShop ?? (maker === null ? undefined : byLine.exec(raw)?.[1]);
  if (!by || /\d{3}/.test(by)) return;
  const start = raw.lastIndexOf(by);
  add(ofShop ? "brand" : (maker ?? "brand"), {
    raw: by,
    place: { node: place.node, attr: null, span: [start, start + by.length] },
  });
}

/** What stands after the label that an element called a field begins with: `<p class="brand">Marca: Andes`. */
function withoutLabel(cell: RawCell): RawCell {
  const from = readInlineLabel(cell.raw, "")?.[0].length ?? 0;
  if (from === 0) return cell;
  return { raw: cell.raw.slice(from), place: { ...cell.place, span: [from, cell.raw.length] } };
}

/** The text of a block without the heading that it begins with. */
function belowHeading(page: PageReader, block: number): RawCell {
  const { tree } = page;
  const whole = wholeText(page, block);
  const start = page.words.startOf(block);
  for (let node = block + 1; node < (tree.ends[block] ?? 0); node++) {
    if (page.words.startOf(node) > start) break;
    if (!headingTags.has(tree.tags[node] ?? "") || (page.features.textLength[node] ?? 0) === 0) continue;
    const from = page.words.startOf(tree.ends[node] ?? block) - start;
    if (from <= 0 || from >= whole.raw.length) break;
    return partOfText(page, block, [from, whole.raw.length]);
  }
  return whole;
}

/** The numbers that the page writes with a word for them, in the way to the thing too. */
export function findNumbers(page: PageReader, isOther: (node: number) => boolean, add: AddPair): void {
  const { tree, features } = page;
  for (let node = 1; node < tree.size; node++) {
    const length = features.textLength[node] ?? 0;
    if (length < minNumberLength || length > maxNumberLength || tree.tags[node]?.startsWith("#")) continue;
    const text = page.text(node);
    const found = /[:#]/.test(text) ? articleNumber.exec(text) : null;
    const [, word, number] = found ?? [];
    if (!word || !number || isOther(node)) continue;
    add(word, partOfText(page, node, [text.length - number.length, text.length]));
  }
}

/** Names by which the tests of a site find its elements. */
const testNames = ["data-testid", "data-test-id", "data-test", "data-qa", "data-qa-qualifier", "data-cy", "data-hook"];

/** What the class words, the id, the `rel` or the names for tests of an element say that it holds. */
function calledBy({ tree }: PageReader, node: number): readonly string[] {
  const attributes = tree.attributes[node];
  if (!attributes) return [];
  const { class: className = "", id = "", rel = "" } = attributes;
  const tested = testNames.map((name) => attributes[name] ?? "").join(" ");
  return namesIn(`${className} ${id} ${tested} ${rel === "author" ? "author" : ""}`);
}

const namesIn = remember((written): readonly string[] => {
  const names = written.split(/\s+/).flatMap((word) => (word === "" ? [] : (fieldNameOf(word, "en") ?? [])));
  return [...new Set(names)];
});

const crumbWords = /bread-?crumb|migas|ruta-nav|brotkrumen|fil-ariane/i;

/** The category of a thing: the last step of the way to it that is not the thing itself. */
export function findCategory(page: PageReader, title: string): RawCell | null {
  const { tree } = page;
  for (let node = 1; node < tree.size; node++) {
    const attributes = tree.attributes[node];
    if (!attributes) continue;
    const { class: className = "", id = "", "aria-label": label = "" } = attributes;
    if (![className, id, label].some((words) => words !== "" && crumbWords.test(words))) continue;
    const steps: RawCell[] = [];
    for (let inner = node + 1; inner < (tree.ends[node] ?? 0); inner++) {
      if (tree.tags[inner] !== "a") continue;
      const cell = wholeText(page, inner);
      if (/\p{L}/u.test(cell.raw) && cell.raw.length <= maxLength && cell.raw !== title) steps.push(cell);
    }
    const last = steps.length > 1 ? steps.at(-1) : undefined;
    if (last) return last;
  }
  return null;
}
