import { solutions as en } from "./en/solutions.ts";
import { solutions as es } from "./es/solutions.ts";
import type { Area } from "./index.ts";

export const solutions: Area<typeof es> = { es, en };
