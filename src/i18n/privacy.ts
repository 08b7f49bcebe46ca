import { privacy as en } from "./en/privacy.ts";
import { privacy as es } from "./es/privacy.ts";
import type { Area } from "./index.ts";

export const privacy: Area<typeof es> = { es, en };

/** A period of the table, with how many days results and pages are kept where it says so. */
export const writePeriod = (period: string, retentionDays: string): string => period.replace("{days}", retentionDays);
