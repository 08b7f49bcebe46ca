import { z } from "zod";
import { Corrections } from "../domain/corrections.ts";
import { ExtractionCounts } from "../domain/extraction.ts";
import { Plan, Understood } from "../domain/plan.ts";
import { SiteRules } from "../domain/site-rules.ts";
import { RecordSet } from "../domain/survey.ts";
import { TableView } from "../domain/table-view.ts";
import { endpoint } from "./endpoint.ts";
import { FormerTable, TableVersion } from "./searches.ts";

/** A record set as the screen shows it before asking. */
export const RecordSetSummary = RecordSet.pick({
  id: true,
  kind: true,
  name: true,
  count: true,
  fields: true,
}).extend({
  /** How many of the fields, from the first, make a table by themselves; the rest are parts of them and attributes. */
  shown: z.number().int().optional(),
});
export type RecordSetSummary = z.infer<typeof RecordSetSummary>;

const Selector = z.string().trim().min(1).max(500);
const CookieName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^=;\p{Cc}]+$/u);
const CookieValue = z
  .string()
  .trim()
  .max(4_000)
  .regex(/^[^;\p{Cc}]*$/u);
const HeaderValue = z
  .string()
  .trim()
  .max(4_000)
  .regex(/^(?:\t|\P{Cc})*$/u);

/** Other ways into a site; kept in memory for one scrape. */
export const AdvancedAccess = z.strictObject({
  /** The fields of a log-in form that is not recognised. */
  selectors: z
    .strictObject({ user: Selector.optional(), password: Selector.optional(), submit: Selector.optional() })
    .optional(),
  /** An authenticator's base32 secret. */
  oneTimeSecret: z.string().max(200).optional(),
  cookies: z
    .array(z.strictObject({ name: CookieName, value: CookieValue }))
    .max(50)
    .optional(),
  headers: z
    .record(z.string().regex(/^[\w-]{1,100}$/), HeaderValue)
    .refine((headers) => Object.keys(headers).length <= 50, "expected 50 at most")
    .optional(),
  basic: z.strictObject({ user: z.string().max(254), password: z.string().max(1_000) }).optional(),
});

export const scrapeWebsite = endpoint({
  method: "POST",
  path: "/api/scrape/website",
  summary: "Fetch one page and survey it; charges one task when it succeeds",
  access: "user",
  long: true,
  rate: "scrape",
  body: z.object({
    url: z.string().max(2_000),
    auth: z.boolean().nullable().optional(),
    loginUrl: z.string().max(2_000).nullable().optional(),
    email: z.string().max(254).nullable().optional(),
    password: z.string().max(1_000).nullable().optional(),
    /** Reads the page again although the same account read it within the last ten minutes. */
    fresh: z.boolean().nullable().optional(),
    /** The caller has the right to read the page although robots.txt asks programs not to; recorded. */
    ignoreRobots: z.boolean().nullable().optional(),
    /** Reads what stands beside a log-in form, where the answer was PAGE_LOGIN_REQUIRED. */
    readLoginPage: z.boolean().nullable().optional(),
    /** Pro: how to read this page. Left out, the rules kept for its site hold; null: none. */
    rules: SiteRules.nullable().optional(),
    /** Pro: other ways in. */
    advanced: AdvancedAccess.nullable().optional(),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.object({
      _id: z.string(),
      url: z.string(),
      title: z.string(),
      recordSets: z.array(RecordSetSummary),
    }),
  }),
});

export const readPage = endpoint({
  method: "POST",
  path: "/api/scrape/get/contents",
  summary: "What is known of a page that was fetched",
  access: "user",
  body: z.object({ id: z.string().max(64) }),
  response: z.object({
    success: z.literal(true),
    data: z.object({
      _id: z.string(),
      url: z.string(),
      title: z.string(),
      capturedAt: z.string(),
      recordSets: z.array(RecordSetSummary),
      promptsLeft: z.number().int(),
    }),
  }),
});

/** Counts of a whole result; the places of single cells are read by range. */
export const ProvenanceSummary = z.object({
  cells: z.number().int(),
  fromPage: z.number().int(),
  computed: z.number().int(),
  inferred: z.number().int(),
  missing: z.number().int(),
});
export type ProvenanceSummary = z.infer<typeof ProvenanceSummary>;

/** What a person puts right of what was understood of the same prompt before. */
const AskedCorrections = z.object({
  /** Id of one of the page's `recordSets`; without it the planner chooses. */
  recordSet: z.string().trim().max(64).nullable().optional(),
  /** Conditions to leave out, in the words of `understood.filters[].asked`. */
  dropped: z.array(z.string().max(4_000)).max(50).nullable().optional(),
  lifted: Corrections.shape.lifted.max(4).nullable().optional(),
  /** Fields of the record set for columns, by the columns' titles. */
  bound: z
    .array(z.strictObject({ column: z.string().max(200), field: z.string().max(64) }))
    .max(50)
    .nullable()
    .optional(),
});
export type AskedCorrections = z.infer<typeof AskedCorrections>;

export const analysePage = endpoint({
  method: "POST",
  path: "/api/get-ai-data",
  summary:
    "Turn a fetched page into a table as a prompt says; ten prompts per page are free, and putting one right is no other prompt",
  access: "user",
  long: true,
  body: z.object({
    scrappedDataId: z.string().max(64),
    prompt: z.string().trim().min(1).max(4_000),
    ...AskedCorrections.shape,
  }),
  response: z.object({
    success: z.literal(true),
    dataResponse: z.object({
      /** JSON text: `{"success":"true","results":[…]}`, or `{"success":"false","results":[],"reason":…}`. */
      content: z.string(),
      searchId: z.string().nullable(),
      plan: Plan.nullable(),
      understood: Understood.nullable(),
      counts: ExtractionCounts.nullable(),
      provenance: ProvenanceSummary.nullable(),
      former: FormerTable.nullable(),
      versions: z.array(TableVersion),
      /** How the same prompt's last result on this page was arranged. */
      view: TableView.nullable(),
    }),
  }),
});

/** The rules that a person keeps for one site. */
export const KeptSiteRules = z.object({
  /** `example.org`, or `example.org:8080`. */
  site: z.string(),
  rules: SiteRules,
  updated_at: z.string(),
});
export type KeptSiteRules = z.infer<typeof KeptSiteRules>;

export const listSiteRules = endpoint({
  method: "GET",
  path: "/api/site-rules",
  summary: "The rules kept for sites, by site",
  access: "user",
  response: z.object({ success: z.literal(true), sites: z.array(KeptSiteRules) }),
});

export const saveSiteRules = endpoint({
  method: "PUT",
  path: "/api/site-rules",
  summary: "Pro: keep rules for a site, instead of those kept before; they hold whenever a page of it is fetched",
  access: "user",
  /** `site`: a host, or any address on it. */
  body: z.object({ site: z.string().max(2_000), rules: SiteRules }),
  response: z.object({ success: z.literal(true), kept: KeptSiteRules }),
});

export const deleteSiteRules = endpoint({
  method: "DELETE",
  path: "/api/site-rules/:site",
  summary: "Forget the rules of a site",
  access: "user",
  params: z.object({ site: z.string().max(2_000) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});
