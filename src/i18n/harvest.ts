import { harvest as en } from "./en/harvest.ts";
import { harvest as es } from "./es/harvest.ts";
import type { Area } from "./index.ts";

export const harvest: Area<typeof es> = { es, en };
