import type { Snapshot } from "../domain/snapshot.ts";
import { findLoginForm } from "./login-form.ts";
import { readForms } from "./read-forms.ts";

/** Log-in pages are small, and few others need to be read for a form. */
const maxBytes = 1_000_000;

/** Whether a page has a form to log in with, its password asked for in the same step. */
export function hasLoginForm({ body, charset, contentType }: Snapshot): boolean {
  if (!/html/.test(contentType) || body.byteLength > maxBytes) return false;
  const html = new TextDecoder(charset).decode(body);
  return /password/i.test(html) && findLoginForm(readForms(html), "password") !== null;
}
