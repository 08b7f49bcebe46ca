import { contradiction as en } from "./en/contradiction.ts";
import { contradiction as es } from "./es/contradiction.ts";
import type { Area } from "./index.ts";

export const contradiction: Area<typeof es> = { es, en };
