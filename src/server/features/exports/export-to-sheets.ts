import { createHash } from "node:crypto";
import type { Parsed, Reply } from "../../../contract/endpoint.ts";
import type { exportToSheets as contract } from "../../../contract/exports.ts";
import { fitCells } from "../../../domain/sheet-cells.ts";
import { sheets as texts } from "../../../i18n/sheets.ts";
import type { Config } from "../../config.ts";
import type { Ctx } from "../../ctx.ts";
import { AppError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { traceMethods } from "../../tracing/trace-methods.ts";
import { claimExport, endClaim, type ExportRow, keepSpreadsheet } from "./claim-export.ts";
import { emptySpreadsheet, fillSpreadsheet } from "./fill-spreadsheet.ts";
import { requireSheets } from "./require-sheets.ts";
import { readSavedSheets, type SavedResults } from "./saved-workbook.ts";
import { readSentSheet } from "./sent-sheet.ts";
import { openSheets, type SheetsService, type Spreadsheet } from "./sheets-service.ts";
import type { Workbook } from "./workbook.ts";

const longestMs = 120_000;
const mostRows = 10_000;
const mostCells = 1_000_000;
/** A cell of Google's holds no longer text. */
const longestText = 50_000;

const locales = { es: "es_ES", "es-MX": "es_MX", en: "en_US" } as const;

const tracedSteps = { create: true, change: true, write: true } as const;

type Body = Parsed<typeof contract>["body"];

/**
 * Makes a spreadsheet in the account that the access token is for, and fills it. A repeat with the same key goes on with the
 * same spreadsheet, or gives it when it is done. Ends when `hangUp` says that nobody waits any more.
 */
export async function exportToSheets(
  ctx: Ctx,
  deps: SavedResults & { readonly config: Pick<Config, "google" | "planLimits"> },
  body: Body,
  call: { readonly idempotencyKey: string | null; readonly hangUp: AbortSignal; readonly now: Date },
): Promise<Reply<typeof contract>> {
  if (!deps.config.google) throw new AppError("NOT_CONFIGURED", "Google Sheets is not set up on this server");
  requireSheets(ctx.user, deps.config, call.now);
  const workbook = await readWorkbook(ctx, deps, body);
  const signal = AbortSignal.any([call.hangUp, AbortSignal.timeout(longestMs)]);
  const key = call.idempotencyKey ?? newId();
  const row = await claimExport(ctx, { key, inputHash: hashOf(workbook) }, signal);
  const cut = workbook.cutCells > 0 && { cutCells: workbook.cutCells };
  const made = spreadsheetOf(row);
  if (made && row.doneAt) return { success: true, spreadsheetUrl: made.spreadsheetUrl, ...cut };
  let isDone = false;
  try {
    const { sheetsUrl } = deps.config.google;
    const service = traceMethods("sheets", openSheets(sheetsUrl, body.accessToken, signal), tracedSteps);
    const keep = (spreadsheet: Spreadsheet): Promise<void> => keepSpreadsheet(ctx, key, spreadsheet);
    const { spreadsheetUrl } = await makeSpreadsheet(service, workbook, made, keep);
    isDone = true;
    return { success: true, spreadsheetUrl, ...cut };
  } finally {
    await endClaim(ctx, key, { isDone });
  }
}

/** Goes on with the spreadsheet of a try that was broken off, unless it is gone or another Google account's. */
async function makeSpreadsheet(
  service: SheetsService,
  workbook: Workbook,
  before: Spreadsheet | null,
  keep: (made: Spreadsheet) => Promise<void>,
): Promise<Spreadsheet> {
  if (before) {
    try {
      await fillSpreadsheet(service, before.spreadsheetId, workbook);
      return before;
    } catch (error) {
      if (!(error instanceof AppError) || !/^(NOT_FOUND|GOOGLE_CONSENT)$/.test(error.code)) throw error;
    }
  }
  const made = await service.create(emptySpreadsheet(workbook));
  await keep(made);
  await fillSpreadsheet(service, made.spreadsheetId, workbook);
  return made;
}

async function readWorkbook(ctx: Ctx, deps: SavedResults, body: Body): Promise<Workbook> {
  const { searchId, data, headers, name } = body;
  const language = ctx.user.locale;
  const sheets =
    searchId === undefined
      ? [readSentSheet(data, headers, texts[language].tableTab)]
      : await readSavedSheets(ctx, deps, { ...body, searchId });
  const cells = sheets.reduce((sum, { columns, rows }) => sum + columns.length * (rows.length + 1), 0);
  if (cells > mostCells || sheets[0]!.rows.length > mostRows) {
    throw new AppError("SHEET_TOO_LARGE", `At most ${mostRows} rows and ${mostCells} cells are exported`);
  }
  if (sheets[0]!.columns.length === 0) throw new AppError("INVALID_INPUT", "There is no column to export");
  return { title: name, locale: locales[body.numberFormat ?? language], ...fitCells(sheets, longestText) };
}

const spreadsheetOf = ({ spreadsheetId, spreadsheetUrl }: ExportRow): Spreadsheet | null =>
  spreadsheetId && spreadsheetUrl ? { spreadsheetId, spreadsheetUrl } : null;

const hashOf = (workbook: Workbook): string => createHash("sha256").update(JSON.stringify(workbook)).digest("hex");
