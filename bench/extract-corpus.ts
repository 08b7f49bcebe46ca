import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Truth } from "./extract-score.ts";

export type LabelledPage = {
  readonly id: string;
  readonly body: Uint8Array;
  readonly charset: string;
  readonly url: string;
  readonly prompt: string;
  readonly truth: Truth;
};
export type Corpus = { readonly name: string; readonly pages: readonly LabelledPage[] };

const project = resolve(import.meta.dirname, "..");
const own = join(project, "tests/extract-pages");
const shared = resolve(project, "../shared/extraction");

/** The pages that measure extraction: the project's own, and the labelled ones where they lie beside the project. */
export const readCorpora = (): Corpus[] => [readOwnPages(), ...readSharedPages()];

function readOwnPages(): Corpus {
  const names = readdirSync(own).filter((file) => file.endsWith(".html"));
  return {
    name: "own pages",
    pages: names.map((file) => {
      const { prompt, rows } = JSON.parse(readFileSync(join(own, file.replace(".html", ".json")), "utf8")) as {
        prompt: string;
        rows: Record<string, string>[];
      };
      const keys = rows.map((row) => Object.values(row)[0] ?? "");
      return {
        id: file,
        body: readFileSync(join(own, file)),
        charset: "utf-8",
        url: "https://www.ejemplo.es/listado",
        prompt,
        truth: { keys, kind: "text" },
      };
    }),
  };
}

type Task = { id: string; file: string; url?: string; prompt: string };
type Label = {
  key: string;
  fields: Record<string, { kind: string }>;
  records: Record<string, unknown>[];
  gt_is_filtered_subset?: boolean;
};

/** Pages whose label keeps all records, with the prompts that the scorer beside them asks. */
function readSharedPages(): Corpus[] {
  const scorer = join(shared, "score.mjs");
  if (!existsSync(scorer)) return [];
  const lists = join(shared, "lists");
  const index = JSON.parse(readFileSync(join(lists, "index.json"), "utf8")) as {
    set: string;
    id: string;
    gt_is_filtered_subset?: boolean;
  }[];
  const filtered = new Set(index.filter((row) => row.gt_is_filtered_subset).map((row) => `${row.set}/${row.id}`));
  const corpora = new Map<string, LabelledPage[]>();
  const tasks = execFileSync(process.execPath, [scorer, "prompts", lists], { encoding: "utf8", maxBuffer: 1e8 });
  for (const line of tasks.split("\n").filter(Boolean)) {
    const task = JSON.parse(line) as Task;
    const label = JSON.parse(readFileSync(task.file.replace(/\.html$/, ".json"), "utf8")) as Label;
    if (filtered.has(task.id) || label.gt_is_filtered_subset) continue;
    const body = readFileSync(task.file);
    const set = task.id.slice(0, -basename(task.id).length - 1);
    const pages = corpora.get(set) ?? [];
    corpora.set(set, pages);
    pages.push({
      id: task.id,
      body,
      charset: /charset=["']?([\w-]+)/i.exec(body.subarray(0, 3_000).toString("latin1"))?.[1] ?? "utf-8",
      url: task.url ?? "https://www.example.com/list",
      prompt: task.prompt,
      truth: {
        keys: label.records.map((record) => flat(record[label.key])),
        kind: label.fields[label.key]?.kind === "url" ? "url" : "text",
      },
    });
  }
  return [...corpora].map(([name, pages]) => ({ name, pages }));
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map(flat).join(" ");
  if (typeof value === "object" && value !== null) return Object.values(value).map(flat).join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
