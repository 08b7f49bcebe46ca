import { runLoginSecrecy, type Fate } from "../tests/support/login-secrecy.ts";

// npm run bench -- scraper-secrecy [SCRAPES]: log-ins with secrets of their own, each ending in one of five ways, then a
// search of everything that is left. Exits 1 when anything is found.
const scrapes = Number(process.argv[2] ?? 200);
const fateOf = (at: number): Fate => {
  if (at % 40 === 17) return "slow";
  if (at % 20 === 9) return "killed";
  if (at % 15 === 4) return "dies";
  return at % 3 === 1 ? "wrong" : "right";
};
const { outcomes, traces, marks, searchedBytes } = await runLoginSecrecy(
  Array.from({ length: scrapes }, (_, at) => fateOf(at)),
);
console.table(outcomes);
console.log(`${scrapes} log-ins, ${Math.round(searchedBytes / 1e6)} MB searched, the mark found in ${marks} places`);
console.log(traces.length === 0 ? "No trace of a secret" : traces.join("\n"));
process.exitCode = traces.length === 0 ? 0 : 1;
