import { billing as en } from "./en/billing.ts";
import { billing as es } from "./es/billing.ts";
import type { Area } from "./index.ts";

export const billing: Area<typeof es> = { es, en };
