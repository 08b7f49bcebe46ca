import { createHash } from "node:crypto";
import type { Scalar } from "../../domain/plan.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import type { FillMemories } from "./fill-inferred.ts";

type Kept = Record<string, [text: string, value: Scalar][]>;

/** Judgements about a page's texts, kept with the page: asked again, a column goes on where it stopped. */
export function keepFills(objects: ObjectStore, pageId: string, model: string): FillMemories {
  const key = `fill/${pageId}`;
  const read = async (): Promise<Kept> => {
    const bytes = await objects.get(key);
    return bytes ? (JSON.parse(Buffer.from(bytes).toString("utf8")) as Kept) : {};
  };
  const write = async (before: Promise<void>, name: string, entries: Kept[string]): Promise<void> => {
    await before;
    await objects.put(key, Buffer.from(JSON.stringify({ ...(await read()), [name]: entries })));
  };
  let writing = Promise.resolve();
  return ({ task, instruction }) => {
    const name = createHash("sha256")
      .update(JSON.stringify([model, task, instruction]))
      .digest("hex");
    return {
      recall: async () => new Map((await read())[name]),
      keep(values) {
        const entries = [...values];
        writing = write(writing, name, entries);
        return writing;
      },
    };
  };
}
