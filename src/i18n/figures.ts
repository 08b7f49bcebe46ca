import { figures as en } from "./en/figures.ts";
import { figures as es } from "./es/figures.ts";
import type { Area } from "./index.ts";

export const figures: Area<typeof es> = { es, en };
