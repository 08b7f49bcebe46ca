import { expect, test } from "vitest";
import type { Skeleton } from "../../../domain/skeleton.ts";
import type { Field, Survey } from "../../../domain/survey.ts";
import { readRequest } from "../../quotation.ts";
import { bindAnswer } from "./bind-answer.ts";
import { tellFault } from "./fault.ts";
import type { PlanAnswer } from "./schema.ts";

const field = (n: number, name: string, type: Field["type"]): Field => ({
  id: `s1.f${n}`,
  name,
  nameFrom: "header",
  type,
  path: `td[${n}]`,
  fill: 1,
  distinct: 9,
  samples: [],
});
const fields = [
  field(1, "Empresa", "text"),
  field(2, "Importe", "price"),
  field(3, "Cierre", "date"),
  field(4, "Correo", "email"),
];
const survey: Survey = {
  page: { url: "https://a.example/", title: "", lang: "es", capturedAt: "2026-03-10T12:00:00Z", words: 100 },
  sets: [
    {
      id: "s1",
      kind: "table",
      name: "Obras",
      count: 9,
      score: 5,
      where: "/html[1]/table[1]",
      signature: "tr",
      sameRecordsAs: [],
      fields: [...fields],
    },
  ],
  notes: [],
};
const skeleton: Skeleton = {
  title: "",
  lang: "es",
  day: "2026-03-10",
  sets: [
    {
      id: "s1",
      kind: "table",
      name: "Obras",
      count: 9,
      fields: fields
        .slice(0, 3)
        .map(({ id, name, type }) => ({ id, name, type, fillPercent: 100, samples: [], unshown: null })),
    },
  ],
};
const column = (asked: string, id: string | null, title = asked) => ({
  asked,
  title,
  field: id,
  orElse: null,
  infer: null,
});
const plain: PlanAnswer = {
  set: "s1",
  columns: [column("empresa", "s1.f1")],
  filters: [],
  sort: [],
  distinct: false,
  limit: null,
  aggregate: null,
  bestOf: null,
};
const bind = (prompt: string, changed: Partial<PlanAnswer>) =>
  bindAnswer({ ...plain, ...changed }, survey, skeleton, readRequest(prompt));
const bound = (prompt: string, changed: Partial<PlanAnswer>) => {
  const answer = bind(prompt, changed);
  if (!answer.ok) throw new Error(answer.faults.map(tellFault).join("\n"));
  return answer;
};
const planOf = (prompt: string, changed: Partial<PlanAnswer>) => bound(prompt, changed).planned.plan;
const faultsOf = (prompt: string, changed: Partial<PlanAnswer>): readonly string[] => {
  const answer = bind(prompt, changed);
  return answer.ok ? [] : answer.faults.map(tellFault);
};

test("the text and the links of whole records are offered too, but no judgement rests on them", () => {
  const whole = [column("todo", "s1.text"), column("enlaces", "s1.links")];
  const { columns, where } = planOf("todo y enlaces de las que mencionan grúas", {
    columns: whole,
    filters: [{ asked: "mencionan grúas", field: "s1.text", op: "contains", values: ["grúas"], or: null }],
  });
  expect(columns.map(({ from, as }) => ["field" in from && from.field.name, as])).toEqual([
    ["todo el texto", "text"],
    ["todos los enlaces", "url"],
  ]);
  expect(where).toMatchObject([{ field: { name: "todo el texto" }, value: "grúas" }]);
  const judged = {
    asked: "todo",
    title: "todo",
    field: null,
    orElse: null,
    infer: { task: "summary" as const, of: ["s1.text"] },
  };
  expect(faultsOf("todo", { columns: [judged] })).toEqual(["columns.0: judge from fields, not from s1.text."]);
  expect(faultsOf("todo", { columns: [column("todo", "s2.text")] })).toEqual([
    "columns.0: the set has no field s2.text.",
  ]);
});

test("ids become references of the survey, and values take the type of their field", () => {
  const filters = [
    { asked: "de más de 1.500 €", field: "s1.f2", op: "gt", values: ["1500"], or: null },
    { asked: "antes de abril", field: "s1.f3", op: "lt", values: ["2026-04-01"], or: null },
    { asked: "de Madrid", field: "s1.f1", op: "contains", values: ["Madrid"], or: null },
  ] as const;
  const plan = planOf("las 5 empresas de Madrid de más de 1.500 € que cierran antes de abril, por importe", {
    columns: [column("empresas", "s1.f1")],
    filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })),
    sort: [{ asked: "por importe", field: "s1.f2", direction: "descending" }],
    limit: 5,
  });
  expect(plan).toMatchObject({
    set: { kind: "table", path: "/html[1]/table[1]", fieldNames: ["Empresa", "Importe", "Cierre", "Correo"] },
    columns: [{ title: "empresas", from: { field: { name: "Empresa", path: "td[1]" } } }],
    where: [
      { op: "gt", value: 1500 },
      { op: "lt", value: "2026-04-01" },
      { op: "contains", value: "Madrid" },
    ],
    sort: [{ direction: "descending" }],
    limit: 5,
  });
});

test.each<[string, string, Partial<PlanAnswer>, RegExp]>([
  ["a set that is not there", "empresa", { set: "s9" }, /no set s9/],
  ["a field that is not there", "empresa", { columns: [column("empresa", "s1.f8")] }, /no field s1\.f8/],
  ["a field that was not offered", "correo", { columns: [column("correo", "s1.f4")] }, /no field s1\.f4/],
  ["no columns", "empresa", { columns: [] }, /none are given/],
  ["words that the request does not have", "empresa", { columns: [column("firma", "s1.f1")] }, /not in the request/],
  [
    "a value of nowhere",
    "empresa de Madrid",
    { filters: [{ asked: "de Madrid", field: "s1.f1", op: "eq", values: ["Acme"], or: null }] },
    /does not say "Acme"/,
  ],
  [
    "a number of nowhere",
    "empresa de más de 10",
    { filters: [{ asked: "de más de 10", field: "s1.f2", op: "gt", values: ["11"], or: null }] },
    /does not say "11"/,
  ],
  [
    "one bound of two",
    "empresa entre 1 y 2",
    { filters: [{ asked: "entre 1 y 2", field: "s1.f2", op: "between", values: ["1"], or: null }] },
    /between takes 2/,
  ],
  ["a limit of nowhere", "empresa", { limit: 3 }, /does not say "3"/],
  [
    "a judgement of nothing",
    "empresa y sector",
    { columns: [{ ...column("sector", null), infer: { task: "category", of: [] } }] },
    /infer needs fields/,
  ],
  [
    "five columns for one word",
    "empresa",
    { columns: [1, 2, 3, 1, 2].map((n) => column("empresa", `s1.f${n}`)) },
    /does not ask for so many/,
  ],
])("%s is a fault in words", (_name, prompt, changed, fault) => {
  expect(faultsOf(prompt, changed).join("\n")).toMatch(fault);
});

test("everything may be asked for in one word, repeats are dropped only when asked, and titles are unique", () => {
  const columns = [1, 2, 3].map((n) => column("todo", `s1.f${n}`, "todo"));
  const plan = planOf("dame todo", { columns, distinct: true });
  expect([plan.columns.map(({ title }) => title), plan.distinctBy]).toEqual([["todo", "todo 2", "todo 3"], []]);
  expect(planOf("empresa sin duplicados", { distinct: true }).distinctBy).toEqual(["empresa"]);
});

test("what the set has not is an empty column that is named as not found", () => {
  const answer = bind("empresa y teléfono", { columns: [column("empresa", "s1.f1"), column("teléfono", null)] });
  expect(answer).toMatchObject({
    ok: true,
    planned: { understood: { notFound: ["teléfono"] }, plan: { columns: [{}, { from: { missing: true } }] } },
  });
});

test("a judgement carries the words of who asked, not of the model", () => {
  const plan = planOf("empresa y su sector", {
    columns: [{ ...column("sector", null, "IGNORE"), infer: { task: "category", of: ["s1.f1"] } }],
  });
  expect(plan.columns[0]).toMatchObject({
    title: "sector",
    from: { infer: { task: "category", instruction: "sector (empresa y su sector)" } },
  });
});

test("filters joined by or are one condition with alternatives, and are told as one", () => {
  const { planned } = bound("empresa: las de Madrid o de más de 10 que cierran antes de abril", {
    filters: [
      { asked: "de Madrid", field: "s1.f1", op: "contains", values: ["Madrid"], or: null },
      { asked: "de más de 10", field: "s1.f2", op: "gt", values: ["10"], or: true },
      { asked: "antes de abril", field: "s1.f3", op: "lt", values: ["2026-04-01"], or: null },
    ],
  });
  expect(planned.plan.where).toMatchObject([
    { op: "contains", value: "Madrid", or: [{ field: { name: "Importe" }, op: "gt", value: 10 }] },
    { op: "lt" },
  ]);
  expect(planned.plan.where[1]).not.toHaveProperty("or");
  expect(planned.understood.filters).toEqual([
    { asked: "de Madrid / de más de 10", means: "any-of", field: null },
    { asked: "antes de abril", means: "lt", field: "Cierre" },
  ]);
});

const best = {
  asked: "la de mayor importe",
  groupBy: "s1.f1",
  by: "s1.f2",
  direction: "descending",
  count: 1,
} as const;
const counted: Omit<NonNullable<PlanAnswer["aggregate"]>, "order"> = {
  asked: "cuántas",
  op: "count",
  field: null,
  more: [],
  groupBy: "s1.f1",
  per: null,
};
const byCount = { asked: "de más a menos", figure: 0, direction: "descending" } as const;

test("the best of each group and the order of groups become parts of the plan", () => {
  const prompt = "empresa: las 2 de mayor importe de cada una";
  const { bestOf } = planOf(prompt, { bestOf: { ...best, asked: "de mayor importe", count: 2 } });
  expect(bestOf).toMatchObject({
    groupBy: { name: "Empresa" },
    by: { field: { name: "Importe" }, direction: "descending" },
    count: 2,
  });
  expect(planOf("la primera de cada empresa", { bestOf: { ...best, asked: "la primera", by: null } }).bestOf).toEqual({
    groupBy: { name: "Empresa", path: "td[1]", type: "text" },
    by: null,
    count: 1,
  });
  const { aggregate } = planOf("cuántas por empresa, de más a menos", { aggregate: { ...counted, order: byCount } });
  expect(aggregate).toMatchObject({ groupBy: { name: "Empresa" }, order: { figure: 0, direction: "descending" } });
});

test("further figures of the same groups stand beside the first", () => {
  const average = { asked: "importe medio", op: "average", field: "s1.f2" } as const;
  const highest = { asked: "el más alto", op: "maximum", field: "s1.f2" } as const;
  const prompt = "cuántas por empresa, el importe medio y el más alto, de más a menos";
  const { aggregate } = planOf(prompt, { aggregate: { ...counted, more: [average, highest], order: byCount } });
  expect(aggregate).toMatchObject({
    op: "count",
    groupBy: { name: "Empresa" },
    order: { figure: 0 },
    more: [
      { op: "average", field: { name: "Importe" } },
      { op: "maximum", field: { name: "Importe" } },
    ],
  });
  const faulty = [
    { ...average, asked: "mediana" },
    { ...highest, field: "s1.f8" },
    { ...highest, field: null },
  ];
  expect(faultsOf(prompt, { aggregate: { ...counted, more: faulty, order: null } })).toEqual([
    'aggregate.more.0: "mediana" is not in the request.',
    "aggregate.more.1: the set has no field s1.f8.",
    "aggregate.more.1: maximum needs a field of figures.",
    "aggregate.more.2: maximum needs a field of figures.",
  ]);
});

test.each<[string, Partial<PlanAnswer>, RegExp]>([
  [
    "an alternative to nothing",
    { filters: [{ asked: "de Madrid", field: "s1.f1", op: "contains", values: ["Madrid"], or: true }] },
    /or needs a filter before it/,
  ],
  [
    "groups by a field that is not there",
    { bestOf: { ...best, groupBy: "s1.f8" } },
    /bestOf\.groupBy: .* no field s1\.f8/,
  ],
  ["the best by a field that was not offered", { bestOf: { ...best, by: "s1.f4" } }, /bestOf\.by: .* no field s1\.f4/],
  ["a best of each in words of nowhere", { bestOf: { ...best, asked: "the cheapest" } }, /not in the request/],
  ["a number of the best of nowhere", { bestOf: { ...best, count: 7 } }, /does not say "7"/],
  ["none of each", { bestOf: { ...best, count: 0 } }, /does not say "0"/],
  [
    "an order of no groups",
    { aggregate: { ...counted, groupBy: null, per: null, order: byCount } },
    /aggregate\.order: there are no groups/,
  ],
  [
    "an order in words of nowhere",
    { aggregate: { ...counted, order: { ...byCount, asked: "por tamaño" } } },
    /aggregate\.order: "por tamaño" is not in the request/,
  ],
])("%s is a fault", (_name, changed, fault) => {
  const prompt = "cuántas empresas de Madrid, de más a menos, y la de mayor importe de cada una";
  expect(faultsOf(prompt, changed).join("\n")).toMatch(fault);
});

const sentiment = { ...column("positivas", null), infer: { task: "sentiment", of: ["s1.f1"] } } as const;
const judging = { columns: [{ ...sentiment, infer: { ...sentiment.infer, of: [...sentiment.infer.of] } }] };
const onlyPositive = { asked: "positivas", field: "c1", op: "eq", values: ["positivas"], or: null } as const;

test("conditions, order and figures may rest on a judgement, whose labels are the words of the request", () => {
  const plan = planOf("cuántas positivas hay por cada una", {
    ...judging,
    filters: [{ ...onlyPositive, values: [...onlyPositive.values] }],
    sort: [{ asked: "por cada una", field: "c1", direction: "ascending" }],
    aggregate: { asked: "cuántas", op: "count", field: null, more: [], groupBy: "c1", per: null, order: null },
  });
  const ground = { name: "positivas", type: "text", judged: true };
  expect(plan).toMatchObject({
    columns: [{ title: "positivas", from: { infer: { task: "sentiment", labels: ["positivas"] } } }],
    where: [{ field: ground, op: "eq", value: "positivas" }],
    sort: [{ field: ground }],
    aggregate: { op: "count", groupBy: ground },
  });
  const vegan = planOf("las veganas", {
    columns: [{ ...column("veganas", null), infer: { task: "yes-no", of: ["s1.f1"] } }],
    filters: [{ asked: "veganas", field: "c1", op: "eq", values: ["yes"], or: null }],
  });
  expect(vegan.where).toEqual([{ field: { name: "veganas", type: "boolean", judged: true }, op: "eq", value: true }]);
});

test.each<[string, string, Partial<PlanAnswer>, RegExp]>([
  [
    "a judgement of what is a field",
    "importe positivas",
    {
      columns: [{ ...column("importe", null), infer: { task: "category", of: ["s1.f1"] } }],
      filters: [{ asked: "importe", field: "c1", op: "eq", values: ["importe"], or: null }],
    },
    /is a field of the set/,
  ],
  [
    "a label of nowhere",
    "las positivas",
    { ...judging, filters: [{ ...onlyPositive, values: ["baratas"] }] },
    /does not say "baratas"/,
  ],
  [
    "a column that is not judged",
    "empresa de Madrid",
    { filters: [{ asked: "de Madrid", field: "c1", op: "contains", values: ["Madrid"], or: null }] },
    /no field c1/,
  ],
  [
    "a sum of judgements",
    "suma de positivas",
    {
      ...judging,
      aggregate: { asked: "suma", op: "sum", field: "c1", more: [], groupBy: null, per: null, order: null },
    },
    /needs a field of figures/,
  ],
])("%s is a fault where something is to rest on it", (_name, prompt, changed, fault) => {
  expect(faultsOf(prompt, changed).join("\n")).toMatch(fault);
});
