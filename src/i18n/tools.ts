import { tools as en } from "./en/tools.ts";
import { tools as es } from "./es/tools.ts";
import type { Area } from "./index.ts";

export const tools: Area<typeof es> = { es, en };
