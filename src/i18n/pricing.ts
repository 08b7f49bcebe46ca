import { pricing as en } from "./en/pricing.ts";
import { pricing as es } from "./es/pricing.ts";
import type { Area } from "./index.ts";

export const pricing: Area<typeof es> = { es, en };
