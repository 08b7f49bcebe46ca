import { expect, test } from "vitest";
import { type Case, link, ruleOf, rulesOf } from "./rules-fixture.ts";
import { vetoesAtSight } from "./vetoes-at-sight.ts";

const cases: readonly Case[] = [
  {
    rule: "a word that joins others is no value: the `at` before a place",
    concept: "location",
    asked: "lugar",
    field: { nameFrom: "class", name: "lugar", path: "h4.lugar", distinct: 1, samples: ["en"] },
  },
  {
    rule: "the words that were asked for, the same in all records, are a label",
    asked: "nota de corte",
    field: { path: "div.nota-corte>p", distinct: 1, samples: ["Nota de corte"] },
  },
  {
    rule: "what all records share tells nothing of any, unless the page names it or nothing else is of its type",
    concept: "date",
    asked: "fecha",
    field: { type: "date", distinct: 1, samples: ["3 de mayo"] },
    others: [{ type: "date", samples: ["4 de mayo", "5 de mayo"] }],
  },
  {
    rule: "a place or company is told in a line and not in prose, unless the page names it",
    concept: "location",
    asked: "lugar",
    field: {
      nameFrom: "class",
      name: "lugar",
      path: "ul.lugar>li",
      samples: ["Mesa de roble con cuatro sillas. ".repeat(4)],
    },
  },
  {
    rule: "a word or figure of a value that is of the type that was asked for as a whole",
    concept: "date",
    asked: "fecha",
    field: { nameFrom: "class", name: "date", path: "p.date:line", samples: ["de mayo", "de junio", "de julio"] },
    others: [{ nameFrom: "class", name: "date", path: "p.date=", type: "date", samples: ["3 de mayo", "4 de junio"] }],
  },
  {
    rule: "the words of a link are not what they lead to",
    asked: "bases",
    field: { path: "p>a", samples: ["Bases", "Ver bases", "Bases"] },
    others: [link],
  },
  {
    rule: "the address that a link shows may be cut short: where it leads is the value",
    concept: "link",
    asked: "sitio web",
    field: { type: "url", path: "c2>a", samples: ["https://molino...es/visitas"] },
    others: [{ type: "url", path: "c2>a@href" }],
  },
];

test.each(cases)("$rule: $asked", (one) => expect(ruleOf(one)).toBe(one.rule));

test("every rule decides somewhere", () => {
  expect(rulesOf(cases)).toEqual(vetoesAtSight.map(({ name }) => name));
});
