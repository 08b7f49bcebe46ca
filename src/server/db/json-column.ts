import { customType } from "drizzle-orm/pg-core";

/** Half of a pair that stands for one character, as a text cut through an emoji ends with, and the character zero. */
const unstorable = /[\p{Surrogate}\0]/gu;

/** A text without what PostgreSQL stores in no JSON. */
export const storable = (text: string): string => text.replace(unstorable, "");

/** A value as it is stored, and as stored ones are compared with it. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === "string" ? storable(part) : part));

/** `jsonb` for what comes from pages: one character that cannot be stored does not lose the page. */
export const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => "jsonb",
  toDriver: storableJson,
});
