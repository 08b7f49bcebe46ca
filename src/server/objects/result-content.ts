import { contentKey } from "./object-keys.ts";
import type { ObjectStore } from "./object-store.ts";

const inlineBytes = 32_768;

/** What goes into the row: the content itself when small, else null, and the text becomes an object. */
export async function storeContent(objects: ObjectStore, searchId: string, content: string): Promise<string | null> {
  if (Buffer.byteLength(content) <= inlineBytes) return content;
  await objects.put(contentKey(searchId), Buffer.from(content));
  return null;
}

export async function readContent(
  objects: ObjectStore,
  row: { readonly id: string; readonly content: string | null },
): Promise<string> {
  if (row.content !== null) return row.content;
  const bytes = await objects.get(contentKey(row.id));
  return bytes ? Buffer.from(bytes).toString("utf8") : "";
}
