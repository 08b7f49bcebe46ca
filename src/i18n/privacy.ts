import { privacy as en } from "./en/privacy.ts";
import { privacy as es } from "./es/privacy.ts";
import type { Area } from "./index.ts";

export const privacy: Area<typeof es> = { es, en };
