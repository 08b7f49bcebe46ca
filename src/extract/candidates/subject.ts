import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { PointedObject } from "./object-list.ts";
import { isObject } from "./parse-json.ts";

const minNameLength = 4;

/** A site and who publishes it are what its front page is called, not what that page shows. */
const siteTypes = /^(?:WebSite|WebPage|CollectionPage|SearchResultsPage|Blog|NewsMediaOrganization)$/;
/** What has a page of its own, which its data name. */
const pagedTypes = /(?:Product|ProductModel|ProductGroup|Vehicle|Car|Book|Recipe|JobPosting|Event|Course|Movie)$/;

/** A name in letters and figures alone, without what its markup is written with: `&amp;`. */
const foldName = (text: string): string =>
  text
    .replace(/&#?\w{1,8};/g, " ")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

const typesOf = ({ value }: PointedObject): string[] => [value["@type"]].flat().map(String);

/** Whether a thing is of a type that has a page of its own, as what is sold: `Product`, and not what tells of several, as an article may. */
export const hasOwnPage = (thing: PointedObject): boolean => typesOf(thing).some((type) => pagedTypes.test(type));

/**
 * The thing of its type that the page is about, null when none is: the only one, whose name is the heading or the title, or whose address
 * is the page's; of several with a page of their own that are all called so, its variants, what is true of all and one offer that holds.
 */
export function findSubject(
  page: PageReader,
  locale: PageLocale,
  objects: readonly PointedObject[],
): PointedObject | null {
  const [first] = objects;
  if (!first || typesOf(first).some((type) => siteTypes.test(type))) return null;
  if (objects.length === 1)
    return isNamedByPage(page, first) || (hasOwnPage(first) && isAtPage(page, locale, first)) ? first : null;
  const named = objects.filter((thing) => hasOwnPage(thing) && isNamedByPage(page, thing));
  const chosen = named.find(isInStock) ?? named[0];
  if (!chosen || new Set(named.map(nameOf)).size > 1) return null;
  return { ...chosen, value: sharedBy(named, chosen) };
}

/** What one of several variants says that the others say too, and its offer. */
function sharedBy(variants: readonly PointedObject[], chosen: PointedObject): PointedObject["value"] {
  const isShared = (key: string, written: string): boolean =>
    key === "offers" || variants.every(({ value }) => JSON.stringify(value[key]) === written);
  return Object.fromEntries(
    Object.entries(chosen.value).filter(([key, value]) => isShared(key, JSON.stringify(value))),
  );
}

function nameOf({ value }: PointedObject): string {
  const written = value.name ?? value.headline;
  return typeof written === "string" ? foldName(written) : "";
}

const isInStock = ({ value }: PointedObject): boolean =>
  [value.offers].flat().some((offer) => isObject(offer) && String(offer.availability).endsWith("InStock"));

function isNamedByPage(page: PageReader, thing: PointedObject): boolean {
  const name = nameOf(thing);
  const heading = page.mainHeading;
  const shown = [page.tree.title, heading < 0 ? "" : page.text(heading)].map(foldName);
  return name.length >= minNameLength && shown.some((text) => text.includes(name));
}

function isAtPage(page: PageReader, locale: PageLocale, { value }: PointedObject): boolean {
  const offer = [value.offers].flat()[0];
  const written = [value.url, value["@id"], isObject(offer) ? offer.url : undefined];
  const own = new Set(addressesOf(page, locale));
  return written.some((address) => typeof address === "string" && own.has(placeOf(address, locale) ?? ""));
}

/** Host and path of an address; null for the front page of a site, which is about no thing that it sells. */
function placeOf(address: string, { baseUrl }: PageLocale): string | null {
  const url = URL.parse(address, baseUrl);
  if (!url || url.pathname.replace(/\/+$/, "") === "") return null;
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/+$/, "")}`;
}

/** Where the page says that it is, and where it was read. */
function addressesOf({ tree }: PageReader, locale: PageLocale): string[] {
  const told = tree.attributes.flatMap((attributes, node) =>
    tree.tags[node] === "link" && attributes?.rel === "canonical" ? [attributes.href ?? ""] : [],
  );
  return [locale.baseUrl, ...told].flatMap((address) => placeOf(address, locale) ?? []);
}
