import type { SourceWords } from "../domain/source-words.ts";
import { sources as en } from "./en/sources.ts";
import { sources as es } from "./es/sources.ts";
import type { Area } from "./index.ts";

export const sources: Area<typeof es> & Record<"es" | "en", SourceWords> = { es, en };
