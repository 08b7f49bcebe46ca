import { features as en } from "./en/features.ts";
import { features as es } from "./es/features.ts";
import type { Area } from "./index.ts";

export const features: Area<typeof es> = { es, en };
