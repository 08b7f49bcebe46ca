import { publicFrame as en } from "./en/public-frame.ts";
import { publicFrame as es } from "./es/public-frame.ts";
import type { Area } from "./index.ts";

export const publicFrame: Area<typeof es> = { es, en };
