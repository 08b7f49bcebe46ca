import { landing as en } from "./en/landing.ts";
import { landing as es } from "./es/landing.ts";
import type { Area } from "./index.ts";

export const landing: Area<typeof es> = { es, en };
