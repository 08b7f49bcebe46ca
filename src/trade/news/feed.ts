import { Parser } from "htmlparser2";
import type { NewsItem } from "../../domain/report.ts";
import { cleanTitle, isWebAddress } from "./headline.ts";

type Entry = { title: string; link: string; date: string; outlet: string };

const entryTags = new Set(["item", "entry"]);
const dateTags = new Set(["pubdate", "published", "updated", "dc:date", "date"]);

/** Whether a body is a feed at all, and not the page of an error. */
export const isFeed = (body: string): boolean => /<(rss|feed|rdf:RDF)[\s>]/i.test(body.slice(0, 2_000));

const isoDate = (text: string): string | null => {
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/**
 * The headlines of an RSS (0.9 to 2.0) or Atom feed: title, link, date and outlet; entries without one of the first
 * three are left out.
 */
export function readFeed(body: string): NewsItem[] {
  const entries: Entry[] = [];
  const path: string[] = [];
  const channel = { title: "", language: "" };
  let entry: Entry | null = null;
  let text = "";

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.toLowerCase();
        path.push(tag);
        text = "";
        channel.language ||= attributes["xml:lang"] ?? "";
        if (entryTags.has(tag)) entry = { title: "", link: "", date: "", outlet: "" };
        const isAlternate = (attributes.rel ?? "alternate") === "alternate";
        if (entry && tag === "link" && attributes.href && isAlternate) entry.link ||= attributes.href;
      },
      ontext(data) {
        text += data;
      },
      onclosetag(name) {
        const tag = name.toLowerCase();
        path.pop();
        const value = text.trim();
        const parent = path.at(-1) ?? "";
        text = "";
        if (entryTags.has(tag)) {
          if (entry) entries.push(entry);
          entry = null;
        } else if (entry && entryTags.has(parent)) {
          if (tag === "title") entry.title ||= value;
          else if (tag === "link") entry.link ||= value;
          else if (tag === "source") entry.outlet ||= value;
          else if (dateTags.has(tag)) entry.date ||= value;
        } else if (!entry && tag === "title" && ["channel", "feed"].includes(parent)) channel.title ||= value;
        else if (!entry && tag === "language") channel.language ||= value;
      },
    },
    { xmlMode: true },
  );
  parser.end(body);

  return entries.flatMap(({ title, link, date, outlet }) => {
    const headline = cleanTitle(title);
    const when = isoDate(date);
    if (headline === "" || when === null || !isWebAddress(link)) return [];
    const language = channel.language.slice(0, 2).toLowerCase();
    return [{ title: headline, url: link, outlet: cleanTitle(outlet || channel.title), date: when, language }];
  });
}
