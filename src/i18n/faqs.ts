import { faqs as en } from "./en/faqs.ts";
import { faqs as es } from "./es/faqs.ts";
import type { Area } from "./index.ts";

export const faqs: Area<typeof es> = { es, en };
