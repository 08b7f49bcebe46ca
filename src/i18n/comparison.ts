import { comparison as en } from "./en/comparison.ts";
import { comparison as es } from "./es/comparison.ts";
import type { Area } from "./index.ts";

export const comparison: Area<typeof es> = { es, en };
