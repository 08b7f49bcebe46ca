import { renameCountries, tellReport } from "../domain/report-language.ts";
import { type ReportEvidence, reportRows } from "../domain/report.ts";
import type { Trade } from "../trade/index.ts";
import type { Ctx } from "./ctx.ts";

export type Countries = Pick<Trade, "nameCountry">;

const nameFor =
  ({ user }: Ctx, countries: Countries) =>
  (iso3: string): string | null =>
    countries.nameCountry(iso3, user.locale);

/** Reports are kept with the codes of countries and with names of one language: whoever reads one is told their own. */
export const tellReportTo = (ctx: Ctx, countries: Countries, stored: ReportEvidence): ReportEvidence =>
  tellReport(stored, nameFor(ctx, countries));

export const nameCountriesFor = <T>(ctx: Ctx, countries: Countries, stored: T): T =>
  renameCountries(stored, nameFor(ctx, countries));

/** The rows of a report as text, as they go on the wire. */
export const writeReport = (report: ReportEvidence): string =>
  JSON.stringify({ success: "true", results: reportRows(report) });
