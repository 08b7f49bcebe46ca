import { z } from "zod";

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

/** The site that an address belongs to when rules are kept by site: its host without `www.`, its port when unusual. */
export const siteOfAddress = (address: string): string => new URL(address).host.replace(/^www\./, "");
