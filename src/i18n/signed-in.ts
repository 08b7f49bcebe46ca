import { signedIn as en } from "./en/signed-in.ts";
import { signedIn as es } from "./es/signed-in.ts";
import type { Area } from "./index.ts";

export const signedIn: Area<typeof es> = { es, en };
