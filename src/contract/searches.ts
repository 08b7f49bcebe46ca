import { z } from "zod";
import { Corrections } from "../domain/corrections.ts";
import { CellPlace, ExtractedColumn, ExtractionCounts } from "../domain/extraction.ts";
import { Plan, Understood } from "../domain/plan.ts";
import { Figure } from "../domain/figure.ts";
import { CodeCandidate } from "../domain/code-candidate.ts";
import { ReportEvidence } from "../domain/report.ts";
import { SearchName } from "../domain/search-name.ts";
import { TableView } from "../domain/table-view.ts";
import { endpoint } from "./endpoint.ts";

export const SearchKind = z.enum(["research", "website"]);
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchSummary = z.object({
  _id: z.string(),
  kind: SearchKind,
  name: z.string(),
  /** The product or the title of the page, which is the name until it is given another. */
  subject: z.string(),
  prompt: z.string().nullable(),
  pinned: z.boolean(),
  created_at: z.string(),
  /** The page, where it was opened and nothing asked of it yet: there is no result to read. */
  unaskedPage: z.string().nullable(),
});
export type SearchSummary = z.infer<typeof SearchSummary>;

const WantedPage = z.object({
  /** Counted from 1; one past the end gives the last. */
  page: z.coerce.number().int().min(1).optional(),
  size: z.coerce.number().int().min(1).max(100).default(10),
});

const PagePlace = z.object({
  /** How many there are in all. */
  total: z.number(),
  page: z.number(),
  pages: z.number(),
});

export const listSearches = endpoint({
  method: "GET",
  path: "/api/get-searches",
  summary:
    "Saved searches without their content, pinned first, then newest first; all, or one page of `size`; with `q` those whose name and prompt hold its words",
  access: "user",
  query: WantedPage.extend({ q: z.string().max(200).optional() }),
  response: z.object({ success: z.literal(true), searches: z.array(SearchSummary), ...PagePlace.shape }),
});

export const DeletedSearch = SearchSummary.extend({ deleted_at: z.string() });
export type DeletedSearch = z.infer<typeof DeletedSearch>;

export const listTrash = endpoint({
  method: "GET",
  path: "/api/get-deleted-searches",
  summary: "Searches in the trash, the one deleted last first; all, or one page of `size`",
  access: "user",
  query: WantedPage,
  response: z.object({ success: z.literal(true), searches: z.array(DeletedSearch), ...PagePlace.shape }),
});

const searchId = z.object({ searchId: z.string().max(64) });

/** The table that the same question gave of an earlier reading of the same address. */
export const FormerTable = z.object({ _id: z.string(), capturedAt: z.string() });
export type FormerTable = z.infer<typeof FormerTable>;

/** One of the tables that one prompt gave of one reading of a page, each time it was put right. */
export const TableVersion = z.object({
  _id: z.string(),
  created_at: z.string(),
  /** Whether it is the one that the list leads to. */
  isListed: z.boolean(),
  columns: z.array(z.string()),
  rowCount: z.number().int().nullable(),
});
export type TableVersion = z.infer<typeof TableVersion>;

export const readSearch = endpoint({
  method: "POST",
  path: "/api/get-search-history",
  summary: "One saved search with its content",
  access: "user",
  body: searchId,
  response: z.object({
    success: z.literal(true),
    search: SearchSummary.extend({
      url: z.string().nullable(),
      /** The page that was asked, as long as it is kept. */
      scrappedDataId: z.string().nullable(),
      /** When that page was captured. */
      capturedAt: z.string().nullable(),
      ai_response: z.object({ content: z.string() }),
      evidence: ReportEvidence.nullable(),
      candidates: z.array(CodeCandidate),
      plan: Plan.nullable(),
      understood: Understood.nullable(),
      /** What had been put right of what was understood, to go on from; null of older results and of reports. */
      corrections: Corrections.nullable(),
      counts: ExtractionCounts.nullable(),
      former: FormerTable.nullable(),
      /** Itself and the others, the newest first; empty where there are no others. */
      versions: z.array(TableVersion),
      /** Null until the columns are arranged. */
      view: TableView.nullable(),
    }),
  }),
});

const mostPreviewedRows = 20;

export const previewSearch = endpoint({
  method: "GET",
  path: "/api/searches/:id/preview",
  summary: "The first rows of one saved search, and how many there are in all",
  access: "user",
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ rows: z.coerce.number().int().min(1).max(mostPreviewedRows).default(3) }),
  response: z.object({
    success: z.literal(true),
    /** Null of a page's table. */
    report: z
      .object({
        rows: z.array(z.object({ iso3: z.string(), country: z.string(), value: Figure })),
        worldValueUsd: z.number().nullable(),
        year: z.number().int().nullable(),
      })
      .nullable(),
    /** Null of a report, and of what cannot be read as a table. */
    table: z
      .object({
        columns: z.array(z.object({ title: z.string(), isNumeric: z.boolean() })),
        rows: z.array(z.array(z.json())),
        rowCount: z.number().int(),
      })
      .nullable(),
  }),
});

const ChangedCells = z.array(z.json());

export const readChanges = endpoint({
  method: "GET",
  path: "/api/searches/:id/changes",
  summary: "What became of the rows of a page's table since the `former` reading; the first two hundred of them",
  access: "user",
  params: z.object({ id: z.string().max(64) }),
  response: z.object({
    success: z.literal(true),
    /** Null where there is no earlier table, or none whose rows are found again. */
    changes: z
      .object({
        columns: z.array(z.object({ title: z.string(), isNumeric: z.boolean() })),
        added: z.number().int(),
        removed: z.number().int(),
        changed: z.number().int(),
        rows: z.array(
          z.object({
            kind: z.enum(["added", "removed", "changed"]),
            cells: ChangedCells,
            /** Of a changed row: what its cells said, in a list of one where it was something else. */
            before: z.array(ChangedCells.max(1)).nullable(),
          }),
        ),
      })
      .nullable(),
  }),
});

export const saveView = endpoint({
  method: "POST",
  path: "/api/save-search-view",
  summary: "Keep how the columns of a search are arranged; null for as they came",
  access: "user",
  body: searchId.extend({ view: TableView.nullable() }),
  response: z.object({ success: z.literal(true) }),
});

export const pinSearch = endpoint({
  method: "POST",
  path: "/api/pin-search",
  summary: "Pin a search, or unpin a pinned one",
  access: "user",
  body: searchId.extend({ pinned: z.boolean().optional() }),
  response: z.object({ success: z.literal(true), pinned: z.boolean() }),
});

export const keepVersion = endpoint({
  method: "POST",
  path: "/api/keep-search-version",
  summary: "Make one of a table's versions the one that the list leads to",
  access: "user",
  body: searchId,
  response: z.object({ success: z.literal(true) }),
});

export const renameSearch = endpoint({
  method: "POST",
  path: "/api/rename-search",
  summary: "Give a search another name; null for the one it came with",
  access: "user",
  body: searchId.extend({ name: SearchName.nullable() }),
  response: z.object({ success: z.literal(true), name: z.string() }),
});

export const deleteSearch = endpoint({
  method: "POST",
  path: "/api/delete-search-history",
  summary: "Move a search to the trash, where it stays for 30 days; `restore` brings it back",
  access: "user",
  body: searchId.extend({ restore: z.boolean().optional() }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});

/** Where one cell of a website result comes from. */
export const CellSource = z.object({
  raw: z.string(),
  basis: z.enum(["page", "computed", "inferred", "missing"]),
  at: CellPlace.nullable(),
});
export type CellSource = z.infer<typeof CellSource>;

export const readProvenance = endpoint({
  method: "GET",
  path: "/api/searches/:id/provenance",
  summary: "Where each cell of rows `from` to `to` (exclusive) comes from",
  access: "user",
  params: z.object({ id: z.string().max(64) }),
  query: z.object({
    from: z.coerce.number().int().min(0).default(0),
    to: z.coerce.number().int().min(1).max(10_000).default(100),
  }),
  response: z.object({
    success: z.literal(true),
    page: z.object({ url: z.string(), capturedAt: z.string() }),
    columns: z.array(ExtractedColumn),
    rows: z.array(z.array(CellSource)),
  }),
});
