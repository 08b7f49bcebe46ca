import { directories as en } from "./en/directories.ts";
import { directories as es } from "./es/directories.ts";
import type { Area } from "./index.ts";

export const directories: Area<typeof es> = { es, en };
