import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { PointedObject } from "./object-list.ts";
import { isObject } from "./parse-json.ts";

const minNameLength = 4;

/** A site and who publishes it are what its front page is called, not what that page shows. */
const siteTypes = /^(?:WebSite|WebPage|CollectionPage|SearchResultsPage|Blog|NewsMediaOrganization)$/;
/** What has a page of its own, which its data name. */
const pagedTypes = /(?:Product|ProductModel|ProductGroup|Vehicle|Car|Book|Recipe|JobPosting|Event|Course|Movie)$/;

const foldName = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

/** Whether the only thing of its type is what the page is about: its name is the heading or the title, or its address is the page's. */
export function isSubject(page: PageReader, locale: PageLocale, objects: readonly PointedObject[]): boolean {
  const [only] = objects;
  if (!only || objects.length !== 1) return false;
  const types = [only.value["@type"]].flat().map(String);
  if (types.some((type) => siteTypes.test(type))) return false;
  return isNamedByPage(page, only) || (types.some((type) => pagedTypes.test(type)) && isAtPage(page, locale, only));
}

function isNamedByPage(page: PageReader, { value }: PointedObject): boolean {
  const written = value.name ?? value.headline;
  if (typeof written !== "string") return false;
  const name = foldName(written);
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
