import { safeFileName } from "../../../domain/text.ts";

/** Saves a file where the browser keeps what it downloads. */
export function saveFile(file: Blob, name: string, ending: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${safeFileName(name)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
