import { models as en } from "./en/models.ts";
import { models as es } from "./es/models.ts";
import type { Area } from "./index.ts";

export const models: Area<typeof es> = { es, en };
