import type { SourceRef } from "../../domain/figure.ts";
import type { SourceFailure } from "../../domain/report.ts";
import type { Country } from "../countries.ts";
import type { TradePair } from "../figures.ts";
import type { MonthlyTrade } from "../insight/seasonality.ts";
import { countLines, readComtradeRows, type ComtradeRow } from "./comtrade-answer.ts";
import { newestFullYear, pairsOf } from "./comtrade-pairs.ts";
import { createPatientClient, type ClientLimits } from "./patient-client.ts";
import type { SourceCache } from "./source-cache.ts";

const officialAddress = "https://comtradeapi.un.org";

export const comtradeSource: SourceRef = {
  id: "comtrade",
  title: "UN Comtrade",
  version: "live",
  licence: "operators-own",
  url: "https://comtradeplus.un.org/",
};

export type ComtradeSettings = {
  /** Origin of a stand-in; null for the service itself. */
  readonly url: string | null;
  /** Without a key the preview is asked, which cuts its answers much sooner. */
  readonly key: string | null;
};

export type ComtradeLimits = ClientLimits & {
  /** Calls for one product. */
  readonly calls: number;
  /** Time for one product. */
  readonly budgetMs: number;
  /** Lines at which an answer is cut, with a key and without. */
  readonly linesWithKey: number;
  readonly linesOfPreview: number;
};

const week = 7 * 24 * 3_600_000;

export const usualComtradeLimits: ComtradeLimits = {
  paceMs: 1_250,
  timeoutMs: 30_000,
  maxBytes: 150_000_000,
  retries: 2,
  backoffMs: 2_000,
  longestWaitMs: 15_000,
  failuresToRest: 3,
  restMs: 300_000,
  freshMs: week,
  calls: 60,
  budgetMs: 45_000,
  linesWithKey: 100_000,
  linesOfPreview: 500,
};

/** What UN Comtrade has of a product in its newest year with enough reporters. */
export type LiveFlows =
  | {
      readonly state: "used";
      readonly year: number;
      readonly pairs: readonly TradePair[];
      /** World exports of that year by month; none without a key, for the preview would cut them. */
      readonly months: readonly MonthlyTrade[];
    }
  | { readonly state: "no-figures" }
  | { readonly state: "failed"; readonly failure: SourceFailure };

export type Comtrade = {
  /** `code` is an HS code of two, four or six digits. Never throws. */
  readFlows(code: string, thisYear: number, signal?: AbortSignal): Promise<LiveFlows>;
};

const world = 0;
/** Totals of two years fit into one answer of the preview. */
const yearsAsked = 2;

/** A request failed; the whole product is given up with the reason. */
class GivenUp extends Error {
  override readonly name = "GivenUp";
  readonly failure: SourceFailure;

  constructor(failure: SourceFailure) {
    super(failure);
    this.failure = failure;
  }
}

const isAnswer = (body: string): boolean => countLines(body) !== null;

type Asked = Readonly<Record<string, string>> & { readonly cmdCode: string };
type Frequency = "A" | "M";

/** The calls of one product, counted; each throws {@link GivenUp} where it gives no answer. */
type Session = {
  readonly read: (asked: Asked, frequency: Frequency) => Promise<{ body: string; isCut: boolean }>;
  readonly iso3Of: ReadonlyMap<number, string>;
  /** Without a key the preview cuts its answers too soon for months. */
  readonly hasKey: boolean;
};

/** An answer of exactly the limit is cut: it is asked for again in halves of its reporters. */
async function readWhole(
  session: Session,
  asked: Asked,
  reporters: readonly number[] | null = null,
): Promise<ComtradeRow[]> {
  const { body, isCut } = await session.read(
    { ...asked, ...(reporters && { reporterCode: reporters.join(",") }) },
    "A",
  );
  if (!isCut) return readComtradeRows(body, asked.cmdCode);
  const all = reporters ?? [...session.iso3Of.keys()].toSorted((a, b) => a - b);
  if (all.length < 2) throw new GivenUp("cut-short");
  const middle = Math.ceil(all.length / 2);
  const first = await readWhole(session, asked, all.slice(0, middle));
  return [...first, ...(await readWhole(session, asked, all.slice(middle)))];
}

/** Months are an extra: a report goes without them rather than without its figures. */
async function readMonths({ read, iso3Of, hasKey }: Session, code: string, year: number): Promise<MonthlyTrade[]> {
  if (!hasKey) return [];
  const months = Array.from({ length: 12 }, (_, i) => `${year}${String(i + 1).padStart(2, "0")}`);
  const asked = { cmdCode: code, flowCode: "X", partnerCode: String(world), period: months.join(",") };
  try {
    const { body, isCut } = await read(asked, "M");
    const rows = isCut
      ? []
      : readComtradeRows(body, code).filter((row) => row.month !== null && iso3Of.has(row.reporter));
    return rows.map((row) => ({ year: row.year, month: row.month ?? 0, usd: row.usd }));
  } catch (error) {
    if (error instanceof GivenUp) return [];
    throw error;
  }
}

/** Surveys who has reported, then reads exports and imports of all pairs in the newest full year. */
async function readProduct(session: Session, code: string, thisYear: number): Promise<LiveFlows> {
  const period = Array.from({ length: yearsAsked }, (_, i) => thisYear - 1 - i).join(",");
  const survey = await readWhole(session, { cmdCode: code, flowCode: "X", partnerCode: String(world), period });
  const year = newestFullYear(survey);
  if (year === null) return { state: "no-figures" };
  const flows = { cmdCode: code, period: String(year) };
  const exports = await readWhole(session, { ...flows, flowCode: "X" });
  const imports = await readWhole(session, { ...flows, flowCode: "M" });
  const ofYear = [...exports, ...imports].filter((row) => row.year === year);
  const pairs = pairsOf(ofYear, session.iso3Of);
  if (pairs.length === 0) return { state: "no-figures" };
  return { state: "used", year, pairs, months: await readMonths(session, code, year) };
}

/** A connection to UN Comtrade's API v1, or to a stand-in of it. */
export function connectComtrade(
  { url, key }: ComtradeSettings,
  countries: ReadonlyMap<string, Country>,
  cache: SourceCache,
  limits: ComtradeLimits,
): Comtrade {
  const client = createPatientClient(limits, cache);
  const base = `${(url ?? officialAddress).replace(/\/$/, "")}${key ? "/data/v1/get" : "/public/v1/preview"}/C`;
  const headers = key ? { "Ocp-Apim-Subscription-Key": key } : undefined;
  const cutAt = key ? limits.linesWithKey : limits.linesOfPreview;
  const iso3Of = new Map(
    [...countries.values()].flatMap(({ iso3, comtradeCodes }) => comtradeCodes.map((code) => [code, iso3])),
  );

  /** Without `partner2Code`, `motCode` and `customsCode` the same flow comes several times. */
  const addressOf = (asked: Asked, frequency: Frequency): string =>
    `${base}/${frequency}/HS?${new URLSearchParams({ ...asked, partner2Code: "0", motCode: "0", customsCode: "C00", includeDesc: "false" }).toString()}`;

  function openSession(signal: AbortSignal): Session {
    let calls = 0;
    return {
      iso3Of,
      hasKey: Boolean(key),
      async read(asked, frequency) {
        calls += 1;
        if (calls > limits.calls) throw new GivenUp("cut-short");
        const address = addressOf(asked, frequency);
        const received = await client.get(`comtrade ${address}`, address, { headers, accept: isAnswer, signal });
        if (!received.ok) throw new GivenUp(received.failure);
        return { body: received.body, isCut: countLines(received.body) === cutAt };
      },
    };
  }

  return {
    async readFlows(code, thisYear, signal) {
      const budget = AbortSignal.timeout(limits.budgetMs);
      try {
        const session = openSession(signal ? AbortSignal.any([budget, signal]) : budget);
        return await readProduct(session, code, thisYear);
      } catch (error) {
        if (error instanceof GivenUp) return { state: "failed", failure: error.failure };
        throw error;
      }
    },
  };
}
