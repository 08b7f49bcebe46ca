import { safeFileName } from "../../../domain/text.ts";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;
type Ending = keyof typeof types;

const named = (content: Blob | string, name: string, ending: Ending): File =>
  new File([content], `${safeFileName(name)}.${ending}`, { type: types[ending] });

/** The best file that this device hands on to its other programs; null where it hands on none. */
export function sharedEnding(): Ending | null {
  if (typeof navigator === "undefined" || typeof navigator.canShare !== "function") return null;
  const endings = ["xlsx", "csv"] as const;
  return endings.find((ending) => navigator.canShare({ files: [named("", "table", ending)] })) ?? null;
}

/** Hands a file to a program that the person chooses. False where the browser lets no file out: it may wait too long. */
export async function shareFile(file: Blob, name: string, ending: Ending): Promise<boolean> {
  try {
    await navigator.share({ files: [named(file, name, ending)], title: name });
    return true;
  } catch (error) {
    // Nothing was chosen, and that is an answer too.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
