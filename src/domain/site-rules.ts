import { z } from "zod";
import { isCssSelector } from "./css-selector.ts";

const Selector = z.string().trim().min(1).max(500);

/** How a person wants the pages of one site to be read; applied in a browser. */
export const SiteRules = z.strictObject({
  /** CSS selector of something that must be there before the page is read. */
  waitFor: Selector.optional(),
  /** Screens to scroll down. */
  scrolls: z.number().int().min(0).max(100).optional(),
  /** A control that loads more records, and how often to press it. */
  loadMore: z.strictObject({ selector: Selector, times: z.number().int().min(1).max(50) }).optional(),
  /** Parts to drop. */
  remove: z.array(Selector).max(20).optional(),
  /** The only parts to keep. */
  keep: z.array(Selector).max(20).optional(),
  /** Language that the site is asked for. */
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .optional(),
});
export type SiteRules = z.infer<typeof SiteRules>;

/** The first selector of some rules that no browser would take; null where all are right. */
export function findBadSelector({ waitFor, loadMore, remove = [], keep = [] }: SiteRules): string | null {
  const selectors = [waitFor, loadMore?.selector, ...remove, ...keep];
  return selectors.find((selector) => selector !== undefined && !isCssSelector(selector)) ?? null;
}

/** The site that an address belongs to when rules are kept by site: its host without `www.`, its port when unusual. */
export const siteOfAddress = (address: string): string => new URL(address).host.replace(/^www\./, "");
