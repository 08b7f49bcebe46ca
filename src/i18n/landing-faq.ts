import { landingFaq as en } from "./en/landing-faq.ts";
import { landingFaq as es } from "./es/landing-faq.ts";
import type { Area } from "./index.ts";

export const landingFaq: Area<typeof es> = { es, en };
