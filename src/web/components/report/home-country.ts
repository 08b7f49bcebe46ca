import type { RowEvidence } from "../../../domain/report.ts";
import { createStoredChoice } from "../../stored-choice.ts";

const isIso3 = (stored: string): stored is string => /^[A-Z]{3}$/.test(stored);

/** The country last looked at from close by, for the next report. */
export const storedCountry = createStoredChoice<string>("sondeo.country", isIso3, "");

const flagOf = (region: string): string =>
  String.fromCodePoint(...[...region].map((letter) => 0x1f1e6 + (letter.codePointAt(0) ?? 0) - 0x41));

/** The exporter whose region the browser's languages name, `es-PE` for Peru; else the largest. */
export function likelyCountry(rows: readonly RowEvidence[], languages: readonly string[]): string | null {
  const flags = languages.flatMap((tag) => {
    const region = /-([A-Z]{2})$/.exec(tag)?.[1];
    return region ? [flagOf(region)] : [];
  });
  const own = flags.flatMap((flag) => rows.find((row) => row.flag === flag) ?? [])[0];
  return (own ?? rows[0])?.iso3 ?? null;
}
