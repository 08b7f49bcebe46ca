import { accounts as en } from "./en/accounts.ts";
import { accounts as es } from "./es/accounts.ts";
import type { Area } from "./index.ts";

export const accounts: Area<typeof es> = { es, en };
