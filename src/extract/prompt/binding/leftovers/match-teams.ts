import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlainInRecord, kindOfPlace } from "../field-path.ts";
import { holdsScores, sideOfPlace, type SideAsked, sidesOfMatch } from "../match-sides.ts";
import { wordsOfField } from "../names/field-words.ts";
import { isToldByPage } from "../samples.ts";
import { type Leftover, minFill, type Progress, take, withCommon } from "./leftover.ts";

type Pair = readonly [home: Field, away: Field];

/** The home side stands first unless the page says otherwise. */
export const matchTeams: Leftover = {
  name: "what stands on each side of a match, by its class, around the score or in two places alike",
  give: (progress, { set, asked, common }) => {
    const open = sidesOfMatch(asked).filter(({ column }) => !progress.bindings[column]?.field);
    return [false, true].reduce((bound, isFigure) => {
      const columns = open.filter((one) => one.isFigure === isFigure);
      const pair = columns.length === 2 ? findPair(set, withCommon(bound, common), isFigure) : undefined;
      return pair ? columns.reduce((next, one) => take(next, one.column, ofSide(pair, one)), bound) : bound;
    }, progress);
  },
};

const ofSide = ([home, away]: Pair, { side }: SideAsked): Field => (side === "home" ? home : away);

function findPair(set: RecordSet, { used }: Progress, isFigure: boolean): Pair | undefined {
  const type = isFigure ? "number" : "text";
  const free = set.fields.filter(
    (field) =>
      field.type === type && field.fill >= minFill && field.distinct > 1 && !isToldByPage(field) && !used.has(field.id),
  );
  const plain = free.filter((field) => isPlainInRecord(field.path) && !holdsScores(field));
  const besides = isFigure ? besideEachOther(free) : (aroundScore(set, free) ?? ofFixture(set));
  return byClass(plain) ?? besides ?? alike(plain);
}

const sideOfFixture = /^(?<whole>.*)\|(?:[-–—]|vs\.?)[12]$/i;

/** The two parts of the only text that is cut in two as a fixture is: `Osasuna vs Betis`, `Osasuna - Betis`. */
function ofFixture({ fields }: RecordSet): Pair | undefined {
  const cut = fields.filter(({ type, path, fill }) => type === "text" && fill >= minFill && sideOfFixture.test(path));
  const wholes = new Set(cut.map(({ path }) => sideOfFixture.exec(path)?.groups?.whole));
  return wholes.size === 1 && cut.length === 2 && cut[0] && cut[1] ? [cut[0], cut[1]] : undefined;
}

function byClass(fields: readonly Field[]): Pair | undefined {
  const [home, away] = (["home", "away"] as const).map((side) =>
    fields.filter((field) => sideOfPlace(wordsOfField(field).place) === side),
  );
  return home?.length === 1 && away?.length === 1 && home[0] && away[0] ? [home[0], away[0]] : undefined;
}

/** The last words before the score and the first after it, in the same text or not. */
function aroundScore({ fields }: RecordSet, free: readonly Field[]): Pair | undefined {
  const score = fields.findIndex((field) => holdsScores(field) && !/[@=^]/.test(field.path));
  const isName = (field: Field): boolean => free.includes(field) && !/[@=^]/.test(field.path) && !holdsScores(field);
  const home = fields.slice(0, Math.max(0, score)).findLast(isName);
  const away = fields.slice(score + 1).find(isName);
  return score >= 0 && home && away ? [home, away] : undefined;
}

/** The two figures of one score: `2 - 1`. */
function besideEachOther(fields: readonly Field[]): Pair | undefined {
  const cut = fields.filter(({ path }) => /\|[:–—-][12]$/.test(path));
  return cut.length === 2 && cut[0] && cut[1] ? [cut[0], cut[1]] : undefined;
}

/** The only two places of one kind: `.team>.name` twice. */
function alike(fields: readonly Field[]): Pair | undefined {
  const kinds = Map.groupBy(fields, ({ path }) => kindOfPlace(path));
  const pairs = [...kinds.values()].filter((same) => same.length > 1);
  const [[home, away] = [], ...more] = pairs;
  return more.length === 0 && pairs[0]?.length === 2 && home && away ? [home, away] : undefined;
}
