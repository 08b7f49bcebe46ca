import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { googleRefusal } from "./google-refusal.ts";
import { pauseMs } from "./pause.ts";

const requestMs = 30_000;
const tries = 4;

const Spreadsheet = z.object({
  spreadsheetId: z.string().regex(/^[\w-]{1,200}$/),
  spreadsheetUrl: z.url({ protocol: /^https?$/ }),
});
export type Spreadsheet = z.infer<typeof Spreadsheet>;

/** Google's Sheets service, used with one person's access token, which leaves in the header of these requests alone. */
export type SheetsService = {
  create(spreadsheet: object): Promise<Spreadsheet>;
  /** Changes properties and formats; may be repeated. */
  change(spreadsheetId: string, requests: readonly object[]): Promise<void>;
  /** Writes values as they are, never as formulas; may be repeated. */
  write(spreadsheetId: string, ranges: readonly object[]): Promise<void>;
};

type Answer = { readonly status: number | null; readonly body: string; readonly retryAfter: string | null };

const passes = (status: number | null): boolean => status === null || status === 429 || status >= 500;
/** A break or a 500 may have left a spreadsheet behind; these two say that nothing was done. */
const wasNotDone = (status: number | null): boolean => status === 429 || status === 503;

/** @see https://developers.google.com/workspace/sheets/api/reference/rest */
export function openSheets(address: string, accessToken: string, signal: AbortSignal): SheetsService {
  const ask = async (path: string, body: object): Promise<Answer> => {
    try {
      const answer = await fetch(`${address}/v4/spreadsheets${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
      });
      return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get("retry-after") };
    } catch {
      return { status: null, body: "", retryAfter: null };
    }
  };

  /** `mayRepeat` tells after which answers the same request does no harm. */
  async function post(path: string, body: object, mayRepeat: (status: number | null) => boolean): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(path, body);
      if (signal.aborted) throw stopped(signal);
      if (answer.status === 200) return answer.body;
      if (attempt === tries || !mayRepeat(answer.status)) throw googleRefusal(answer.status, answer.body);
      await sleep(pauseMs(answer.retryAfter, attempt, Date.now()), undefined, { signal }).catch(() => {
        throw stopped(signal);
      });
    }
  }

  return {
    async create(spreadsheet) {
      const body = await post("?fields=spreadsheetId,spreadsheetUrl", spreadsheet, wasNotDone);
      const made = Spreadsheet.safeParse(readJson(body));
      if (!made.success) throw new AppError("GOOGLE_UNAVAILABLE", "Google's answer could not be read");
      return made.data;
    },
    async change(spreadsheetId, requests) {
      await post(`/${spreadsheetId}:batchUpdate?fields=spreadsheetId`, { requests }, passes);
    },
    async write(spreadsheetId, data) {
      const path = `/${spreadsheetId}/values:batchUpdate?fields=totalUpdatedCells`;
      await post(path, { valueInputOption: "RAW", data }, passes);
    },
  };
}

const stopped = (signal: AbortSignal): AppError =>
  signal.reason instanceof DOMException && signal.reason.name === "TimeoutError"
    ? new AppError("GOOGLE_UNAVAILABLE", "Google took too long")
    : new AppError("CANCELLED", "The export was cancelled");

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
