import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const about = readFileSync(path.resolve(import.meta.dirname, "../../package.json"), "utf8");

/** Which Sondeo this is. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(about));
