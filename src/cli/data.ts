import { openTrade } from "../trade/index.ts";
import { type Command, parseWords } from "./command.ts";
import { printJson, printLine } from "./output.ts";
import { WrongUse } from "./problems.ts";

const usage = "sondeo data list [--json]";

/** The trade figures at hand: source, version, years, rows, licence. */
export const data: Command = async (words, config) => {
  const { values, positionals } = parseWords(words, { json: { type: "boolean" } }, usage);
  if (positionals.length !== 1 || positionals[0] !== "list") throw new WrongUse(`Usage: ${usage}`);
  const trade = await openTrade({ dataFolder: config.tradeDataFolder });
  try {
    const versions = trade.listData();
    if (values.json) await printJson(versions);
    else {
      for (const { source, years, rows } of versions) {
        const span = years[0] === years[1] ? years[0] : `${years[0]}–${years[1]}`;
        await printLine(`${source.id}  ${source.version}  ${span}  ${rows} rows  ${source.licence}  ${source.title}`);
      }
    }
    return 0;
  } finally {
    trade.close();
  }
};
