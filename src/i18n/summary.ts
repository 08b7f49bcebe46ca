import { summary as en } from "./en/summary.ts";
import { summary as es } from "./es/summary.ts";
import type { Area } from "./index.ts";

export const summary: Area<typeof es> = { es, en };
