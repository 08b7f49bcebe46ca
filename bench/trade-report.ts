import { openTrade } from "../src/trade/index.ts";

// Reports in a process of its own: trade-report.ts DATA_FOLDER CODE…; the first is cold, the others follow in turns.
const [dataFolder = "", ...codes] = process.argv.slice(2);
const rounds = 9;
const startedAt = performance.now();
const trade = await openTrade({ dataFolder });
const openMs = performance.now() - startedAt;

/** `processorMs` is what the report takes of all cores, whatever else the machine is doing. */
async function timeReport(code: string): Promise<{ ms: number; processorMs: number; exporters: number }> {
  const askedAt = performance.now();
  const before = process.cpuUsage();
  const research = await trade.research({ product: code, code, language: "es" });
  const ms = performance.now() - askedAt;
  const { user, system } = process.cpuUsage(before);
  if (!research.found) throw new Error(`${code}: ${research.reason}`);
  return { ms, processorMs: (user + system) / 1_000, exporters: research.rows.length };
}

const megabytes = (): number => process.resourceUsage().maxRSS / 1_024;
const cold = await timeReport(codes[0] ?? "");
const coldMegabytes = megabytes();
const times: number[][] = codes.map(() => []);
const processorTimes: number[][] = codes.map(() => []);
const exporters: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const [i, code] of codes.entries()) {
    const timed = await timeReport(code);
    times[i]?.push(timed.ms);
    processorTimes[i]?.push(timed.processorMs);
    exporters[i] = timed.exporters;
  }
}
trade.close();
process.stdout.write(
  JSON.stringify({
    openMs,
    coldMs: cold.ms,
    coldProcessorMs: cold.processorMs,
    times,
    processorTimes,
    exporters,
    coldMegabytes,
    megabytes: megabytes(),
  }),
);
