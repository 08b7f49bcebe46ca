import { remember } from "../remember.ts";
import { headingTags } from "./tag-rules.ts";
import type { Tree } from "./tree.ts";

const linkListWords =
  /(^|[\s_-])(nav|navbar|navigation|menu|(?:css|main|top|side|left|right|sub|drop|mega|mobile|bottom|footer)(?:menu|nav)|breadcrumbs?|pagination|paginator|pager|(site|page)?footer(nav|links|menu|list|[\d-])*)([\s_-]|$)/i;
const bannerWords = /(^|[\s_-])(header|topbar|toolbar|cookies?|masthead)([\s_-]|$)/i;
const contentWords =
  /(^|[\s_-])(main|content|results?|article|list-header|card|post|entry|product|products)([\s_-]|$)/i;
/** Where a visitor is asked what may be kept of them, however much that says. */
const consentWords =
  /(^|[\s_-])(cookies?|consent|onetrust|gdpr|didomi|cookiebot|usercentrics|truste|sp-message|qc-cmp\d?)[\s_-]?(-?(banner|modal|dialog|popup|notice|bar|consent|settings|preferences|sdk|pc|manager|center|container|overlay|wrapper))/i;
/** Elements with more of the page's text than this are not banners, nor, unless made of links, menus. */
const maxBannerShare = 0.12;
const maxChromeShare = 0.35;
const minMenuLinkShare = 0.5;
/** What is made of links to this share is a menu however long it is. */
const minLinksOfMenu = 0.8;
/** A header or footer that lies deeper is that of a part of the page. */
const maxBannerDepth = 8;
/** Classes and id of more characters than this set how something looks. */
const maxNameLength = 200;

/** What an element has, lacks or is set to have is another one: `section-with-header`, `no-footer`, `pagination-type-bullets`. */
const partOfIt =
  /(?<![a-z])(?:(?:with|without|has|no)[-_][a-z]+|(?:nav|menu|header|footer|pagination|pager)[-_](?:type|style|position|align|layout|color|size)(?![a-z]))/gi;

type NamedPart = {
  readonly asksConsent: boolean;
  readonly isContent: boolean;
  readonly isBanner: boolean;
  readonly isLinkList: boolean;
};

/** What the class and id of an element say it is: content, a banner, a list of links, or what asks for consent. */
function partNamed(written: string): NamedPart {
  const parts = written.replace(/(?<=[a-z])(?=[A-Z])/g, "-");
  const names = parts.replace(partOfIt, " ");
  return {
    asksConsent: consentWords.test(parts),
    isContent: contentWords.test(names),
    isBanner: bannerWords.test(names),
    isLinkList: linkListWords.test(names),
  };
}
/** Most elements have no id, and their classes recur. */
const partOfClass = remember(partNamed);

/** Whether an element is a menu, header, footer, breadcrumb or pager, by its tag, role, name and share of the page's text and links. */
export function isChrome(tree: Tree, node: number, textShare: number, linkShare: number): boolean {
  const tag = tree.tags[node] ?? "";
  const attributes = tree.attributes[node];
  const isMenu = textShare < maxChromeShare || linkShare > minLinksOfMenu;
  if (tag === "header" || tag === "footer")
    return (tree.depths[node] ?? 0) < maxBannerDepth && !insideItem(tree, node) && isMenu;
  if (tag === "nav") return true;
  if (!attributes || tag === "body" || tag === "main" || tag === "html") return false;
  if (attributes.role === "navigation" || attributes.role === "menu" || attributes.role === "menubar") return true;
  if (attributes.class === undefined && attributes.id === undefined) return false;
  const written = `${attributes.class ?? ""} ${attributes.id ?? ""}`;
  if (written.length > maxNameLength) return false;
  const named = attributes.id === undefined ? partOfClass(attributes.class ?? "") : partNamed(written);
  if (named.asksConsent) return true;
  if (named.isContent) return false;
  if (named.isBanner && textShare < maxBannerShare) return true;
  const isList = named.isLinkList && isMenu && (linkShare >= minMenuLinkShare || textShare < maxBannerShare);
  return isList && !(navWord.test(written) && holdsTeasers(tree, node));
}

const navWord = /(?:^|[\s_-])nav(?:igation)?(?:[\s_-]|$)/i;
const minTeasers = 2;
const minTeaserWords = 4;

/** Whether linked headings of several words stand in an element: a section of news, whatever its class says of the navigation. */
function holdsTeasers({ tags, texts, parents, ends }: Tree, node: number): boolean {
  const end = ends[node] ?? 0;
  let teasers = 0;
  let heading = node;
  for (let inner = node + 1; inner < end && teasers < minTeasers; inner++) {
    if (headingTags.has(tags[inner] ?? "")) heading = inner;
    const words = texts[inner]?.trim().split(/\s+/).length ?? 0;
    if (words < minTeaserWords || inner >= (ends[heading] ?? 0) || heading === node) continue;
    let up = parents[inner] ?? -1;
    while (up > node && tags[up] !== "a") up = parents[up] ?? -1;
    if (up > node) teasers++;
  }
  return teasers >= minTeasers;
}

function insideItem(tree: Tree, node: number): boolean {
  for (let up = tree.parents[node] ?? -1; up > 0; up = tree.parents[up] ?? -1) {
    const tag = tree.tags[up];
    if (tag === "article" || tag === "li" || tag === "td" || tag === "section") return true;
  }
  return false;
}
