import { mails as en } from "./en/mails.ts";
import { mails as es } from "./es/mails.ts";
import type { Area } from "./index.ts";

export const mails: Area<typeof es> = { es, en };
