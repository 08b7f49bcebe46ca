import { notFound as en } from "./en/not-found.ts";
import { notFound as es } from "./es/not-found.ts";
import type { Area } from "./index.ts";

export const notFound: Area<typeof es> = { es, en };
