import { sampleReport as en } from "./en/sample-report.ts";
import { sampleReport as es } from "./es/sample-report.ts";
import type { Area } from "./index.ts";

export const sampleReport: Area<typeof es> = { es, en };
