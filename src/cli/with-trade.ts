import type { EngineConfig } from "../server/config.ts";
import { readyTradeData } from "../server/trade-data/ready-trade-data.ts";
import { type LiveSources, openTrade, type Trade } from "../trade/index.ts";

/** Runs `work` on the trade engine and the configured figures. */
export async function withTrade<T>(
  { tradeData: place }: EngineConfig,
  live: LiveSources | undefined,
  work: (trade: Trade) => Promise<T>,
): Promise<T> {
  const tradeData = await readyTradeData(place);
  try {
    const trade = await openTrade(tradeData.folders, live);
    try {
      return await work(trade);
    } finally {
      trade.close();
    }
  } finally {
    tradeData.close();
  }
}
