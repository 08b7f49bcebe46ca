const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const voidTags = words("area base br col embed hr img input link meta param source track wbr");
export const headTags = words("base link meta noscript script style template title");
/** Where the title of a page stands; the body, where its head was cut short. */
export const titledTags = words("html head body");
export const rawTextTags = words("script style xmp noembed noframes iframe");
/** Elements whose content is not part of what the page says. */
export const silentTags = words(
  "script style noscript template svg select datalist iframe object canvas noembed noframes math",
);
export const iconFont = /(?:^|\s)material-(?:icons|symbols)(?![\p{L}\d])/u;
/** Pictures that are values of what stands beside them: yes, no and marks. */
export const tellingIcons = words(
  "check check_circle done close clear cancel remove star star_half star_border star_outline grade thumb_up thumb_down",
);
export const blockTags = words(
  "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody thead tfoot tr td th ul caption option",
);
export const headingTags = words("h1 h2 h3 h4 h5 h6 caption legend");
/** Elements that only decorate: left out of field paths, so that an optional `<b>` does not make a new column. */
export const decorativeTags = words("b strong i em font u small big mark tt center ins code");
export const structuralBoundaries = words("table td th caption");

type Closer = { readonly closes: ReadonlySet<string>; readonly within: ReadonlySet<string>; readonly repeats: boolean };

const scope = "table td th caption button object";
const closer = (closes: string, within: string, repeats = false): Closer => ({
  closes: words(closes),
  within: words(within),
  repeats,
});
const endsParagraph = closer("p", `${scope} li dd dt div section article`);

const paragraphEnders =
  "address article aside blockquote center details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section ul".split(
    " ",
  );

/** Which open elements an opening tag closes, looking up to the nearest element of `within`. */
export const impliedClosers: ReadonlyMap<string, Closer> = new Map<string, Closer>([
  ["li", closer("li p", `ul ol menu dir ${scope}`, true)],
  ["dt", closer("dt dd p", `dl ${scope}`, true)],
  ["dd", closer("dt dd p", `dl ${scope}`, true)],
  ["td", closer("td th caption colgroup", "table tr", true)],
  ["th", closer("td th caption colgroup", "table tr", true)],
  ["tr", closer("tr td th caption colgroup", "table tbody thead tfoot", true)],
  ["tbody", closer("tbody thead tfoot tr td th caption colgroup", "table", true)],
  ["thead", closer("tbody thead tfoot tr td th caption colgroup", "table", true)],
  ["tfoot", closer("tbody thead tfoot tr td th caption colgroup", "table", true)],
  ["a", closer("a", scope)],
  ["option", closer("option", "select datalist")],
  ...paragraphEnders.map((tag): [string, Closer] => [tag, endsParagraph]),
]);

const rowContext = words("table tbody thead tfoot");
const cellContext = words("table tbody thead tfoot tr");
/** Where rows and cells stand: what else is open there is closed before them, as a browser does. */
export const tableContexts: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["td", cellContext],
  ["th", cellContext],
  ["tr", rowContext],
  ["tbody", words("table")],
  ["thead", words("table")],
  ["tfoot", words("table")],
]);

export const rowGroups = words("tbody thead tfoot");

/** Elements to open first so that a table's row or cell has the parents a browser would give it. */
export function chooseParent(tag: string, parent: string): readonly string[] {
  if (tag === "tr") return parent === "table" ? ["tbody"] : [];
  if (tag !== "td" && tag !== "th") return [];
  if (parent === "table") return ["tbody", "tr"];
  return rowGroups.has(parent) ? ["tr"] : [];
}
