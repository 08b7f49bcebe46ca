import { jsonrepair } from "jsonrepair";
import { type ParsedResult, parseResult } from "../../domain/result-table.ts";

/** The table in a result's content. */
export const readContent = (content: string): ParsedResult => parseResult(content, jsonrepair);
