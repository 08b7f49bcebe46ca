import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { EngineConfig } from "../../server/config.ts";
import { AppError } from "../../server/errors.ts";
import { openExtractionPool } from "../../server/extraction/pool.ts";
import { ConfigError } from "../../server/config-error.ts";
import { readyTradeData } from "../../server/trade-data/ready-trade-data.ts";
import { version } from "../../server/version.ts";
import { openTrade, type Trade } from "../../trade/index.ts";
import { tell } from "../output.ts";
import { describeProblem } from "../problems.ts";
import { extractForAssistant, TableAnswer, tableInput } from "./extract-table.ts";
import { nextSteps, type Outcome, refuse, type ToolFailure } from "./failures.ts";
import { codesForAssistant, CodesAnswer, CodesInput } from "./find-product-codes.ts";
import { pageNotice } from "./from-page.ts";
import { openPages, pageInput } from "./pages.ts";
import { researchForAssistant, ResearchAnswer, ResearchInput } from "./research-product.ts";
import { surveyForAssistant, SurveyAnswer } from "./survey-page.ts";

const threads = 2;

const instructions = `Sondeo turns web pages into tables and knows who exports a product, with the source of every value.
For a page: survey_page shows what it has, extract_table gives its rows. ${pageNotice}
For a product: find_product_codes, then research_product. A figure without value has its reason: never fill it in.`;

export type Tools = { server(): McpServer; close(): Promise<void> };

/** The engines as tools of the Model Context Protocol; each is opened when it is used first. */
export function openTools(config: EngineConfig, filesFolder: string | null): Tools {
  const pages = openPages(config, filesFolder);
  const extraction = openExtractionPool(threads);
  let opened: Promise<{ trade: Trade; close(): void }> | null = null;
  const trade = () =>
    (opened ??= openFigures(config).catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  const page = pageInput(filesFolder);

  return {
    server() {
      const server = new McpServer({ name: "sondeo", version }, { instructions });
      const reads = { readOnlyHint: true, openWorldHint: true };
      server.registerTool(
        "survey_page",
        {
          title: "What is on a page",
          description: "Lists the tables, lists, cards and structured data of a web page, with fields and samples.",
          inputSchema: page,
          outputSchema: SurveyAnswer,
          annotations: reads,
        },
        (input, { mcpReq }) => answer(mcpReq, ({ signal }) => surveyForAssistant({ pages, extraction }, input, signal)),
      );
      server.registerTool(
        "extract_table",
        {
          title: "Rows of a page",
          description: "Takes from a web page the rows that a prompt asks for, each value with its place on the page.",
          inputSchema: z.object({ ...page.shape, ...tableInput }),
          outputSchema: TableAnswer,
          annotations: reads,
        },
        (input, { mcpReq }) =>
          answer(mcpReq, ({ signal }) => extractForAssistant({ pages, extraction }, input, signal)),
      );
      server.registerTool(
        "find_product_codes",
        {
          title: "Codes of a product",
          description: "Finds what a product's name may mean in the Harmonised System of customs, best first.",
          inputSchema: CodesInput,
          outputSchema: CodesAnswer,
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
        (input, { mcpReq }) => answer(mcpReq, async () => ({ ok: true, answer: codesForAssistant(input) })),
      );
      server.registerTool(
        "research_product",
        {
          title: "Who exports a product",
          description:
            "Gives one row per exporting country from public statistics: value, production, prices, largest buyers, each with source and year.",
          inputSchema: ResearchInput,
          outputSchema: ResearchAnswer,
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
        (input, { mcpReq }) =>
          answer(mcpReq, async ({ signal }) => researchForAssistant((await trade()).trade, input, signal)),
      );
      return server;
    },
    async close() {
      await Promise.all([pages.close(), extraction.close()]);
      (await opened?.catch(() => null))?.close();
    },
  };
}

async function openFigures({ tradeData: place }: EngineConfig): Promise<{ trade: Trade; close(): void }> {
  const tradeData = await readyTradeData(place);
  const trade = await openTrade(tradeData.folders);
  return {
    trade,
    close() {
      trade.close();
      tradeData.close();
    },
  };
}

type Asked = { readonly signal: AbortSignal };

async function answer(
  asked: Asked,
  run: (asked: Asked) => Promise<Outcome<Record<string, unknown>>>,
): Promise<CallToolResult> {
  const outcome = await run(asked).catch((error: unknown) => explain(error, asked));
  if (!outcome.ok) {
    const { code, more } = outcome;
    return { isError: true, content: [asText({ code, next: nextSteps[code], ...more })] };
  }
  return { structuredContent: outcome.answer, content: [asText(outcome.answer)] };
}

const asText = (value: unknown) => ({ type: "text" as const, text: JSON.stringify(value) });

function explain(error: unknown, { signal }: Asked): ToolFailure {
  // Nobody hears the answer any more.
  if (signal.aborted) return refuse("internal");
  if (error instanceof AppError && error.code === "PAGE_TOO_LARGE") return refuse("too-large");
  tell(`sondeo: ${describeProblem(error)}`);
  return refuse(error instanceof ConfigError ? "not-configured" : "internal");
}
