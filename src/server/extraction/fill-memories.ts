import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { judgement } from "../db/schema.ts";
import type { FillMemories } from "./fill-inferred.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Judgements about a page's texts, kept with the page: asked again, a column goes on where it stopped. */
export function keepFills(db: DbOrTx, pageId: string, model: string): FillMemories {
  return ({ task, instruction, labels = [] }) => {
    const question = hashOf(JSON.stringify([model, task, instruction, labels]));
    return {
      async recall(texts) {
        const byHash = new Map(texts.map((text) => [hashOf(text), text]));
        const rows = await db
          .select({ textHash: judgement.textHash, value: judgement.value })
          .from(judgement)
          .where(and(eq(judgement.pageId, pageId), eq(judgement.question, question), isOneOf([...byHash.keys()])));
        return new Map(rows.map(({ textHash, value }) => [byHash.get(textHash) ?? "", value]));
      },
      async keep(values) {
        if (values.size === 0) return;
        const rows = [...values].map(([text, value]) => ({ pageId, question, textHash: hashOf(text), value }));
        await db.insert(judgement).values(rows).onConflictDoNothing();
      },
    };
  };
}

/** One parameter, however many texts there are. */
const isOneOf = (hashes: readonly string[]) => sql`${judgement.textHash} = any(${sql.param(hashes)}::text[])`;
