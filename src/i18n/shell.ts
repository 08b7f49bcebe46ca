import { shell as en } from "./en/shell.ts";
import { shell as es } from "./es/shell.ts";
import type { Area } from "./index.ts";

export const shell: Area<typeof es> = { es, en };
