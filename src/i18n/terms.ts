import { terms as en } from "./en/terms.ts";
import { terms as es } from "./es/terms.ts";
import type { Area } from "./index.ts";

export const terms: Area<typeof es> = { es, en };
