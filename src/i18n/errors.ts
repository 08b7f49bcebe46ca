import { errors as en } from "./en/errors.ts";
import { errors as es } from "./es/errors.ts";
import type { Area } from "./index.ts";

export const errors: Area<typeof es> = { es, en };
