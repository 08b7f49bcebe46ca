import { jsonrepair } from "jsonrepair";
import type { z } from "zod";
import { readJsonText } from "../domain/json-text.ts";

type ParsedAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: string[] };

const maxFaults = 8;

/** A model's text as a value of the schema: fences, prose around it and slips of JSON forgiven, nothing else. */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): ParsedAnswer<T> {
  const value = readJsonText(text, jsonrepair);
  if (value === undefined) return { ok: false, faults: ["The answer is not JSON."] };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    faults: parsed.error.issues
      .slice(0, maxFaults)
      .map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`),
  };
}

/** Of an answer that broke off: all up to the last object that is there whole. */
export const untilLastObject = (text: string): string => text.slice(0, text.lastIndexOf("}") + 1);
