import { z } from "zod";

/** One line of UN Comtrade, as far as a report needs it. */
export type ComtradeRow = {
  readonly reporter: number;
  readonly partner: number;
  readonly flow: "X" | "M";
  readonly year: number;
  /** 1 to 12; null in a yearly answer. */
  readonly month: number | null;
  readonly usd: number;
  /** Null where neither a net weight nor a quantity in kilograms is given. */
  readonly kg: number | null;
};

const unitKilogram = 8;
const totalOf = { partner2code: "0", motcode: "0", customscode: "C00" } as const;

const amount = z.number().nullish();
const Line = z.object({
  reportercode: z.number(),
  partnercode: z.number(),
  flowcode: z.string(),
  cmdcode: z.union([z.string(), z.number()]).nullish(),
  period: z.union([z.string(), z.number()]),
  primaryvalue: amount,
  fobvalue: amount,
  cifvalue: amount,
  netwgt: amount,
  qty: amount,
  qtyunitcode: amount,
  partner2code: z.union([z.string(), z.number()]).nullish(),
  motcode: z.union([z.string(), z.number()]).nullish(),
  customscode: z.string().nullish(),
});

const withLowerKeys = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner]))
    : {};

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The lines of an answer with their keys in lower case, which change from version to version; null when it is none. */
function linesOf(body: string): Record<string, unknown>[] | null {
  const { data } = withLowerKeys(parseJson(body));
  return Array.isArray(data) ? data.map(withLowerKeys) : null;
}

/** How many lines an answer has; null when the body is not an answer of the data calls. */
export const countLines = (body: string): number | null => linesOf(body)?.length ?? null;

/** A line by mode of transport, customs procedure or second partner is a part of another line. */
const isTotal = (line: z.infer<typeof Line>): boolean =>
  (["partner2code", "motcode", "customscode"] as const).every(
    (name) => String(line[name] ?? totalOf[name]) === totalOf[name],
  );

const positive = (...amounts: (number | null | undefined)[]): number | null =>
  amounts.find((each) => typeof each === "number" && each > 0) ?? null;

/** The digits of a code, which loses its leading zero where it is written as a number. */
const digitsOf = (code: string | number): string => String(code).replace(/^0+/, "");

/**
 * The exports and imports of one code in an answer's body: totals only, each line once, re-exports left out. Weight is the net
 * weight, else the quantity where its unit is the kilogram. Lines of another shape are left out; a body of another shape
 * gives none.
 */
export function readComtradeRows(body: string, code: string): ComtradeRow[] {
  const rows = new Map<string, ComtradeRow>();
  for (const line of linesOf(body) ?? []) {
    const parsed = Line.safeParse(line);
    if (!parsed.success || !isTotal(parsed.data)) continue;
    const { data } = parsed;
    if (digitsOf(data.cmdcode ?? code) !== digitsOf(code)) continue;
    const usd = positive(data.primaryvalue, data.flowcode === "X" ? data.fobvalue : data.cifvalue);
    if (usd === null || (data.flowcode !== "X" && data.flowcode !== "M")) continue;
    const month = Number(String(data.period).slice(4, 6)) || null;
    const row: ComtradeRow = {
      reporter: data.reportercode,
      partner: data.partnercode,
      flow: data.flowcode,
      year: Number(String(data.period).slice(0, 4)),
      month,
      usd,
      kg: positive(data.netwgt, data.qtyunitcode === unitKilogram ? data.qty : null),
    };
    rows.set(`${row.year} ${month} ${row.flow} ${row.reporter} ${row.partner}`, row);
  }
  return [...rows.values()];
}
