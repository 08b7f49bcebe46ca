import { Parser } from "htmlparser2";
import type { FormDescription, FormField } from "./login-form.ts";

type Draft = {
  action: string;
  marks: string;
  says: string;
  fields: { -readonly [K in keyof FormField]: FormField[K] }[];
};

/** The forms of a page's markup in their order, the last one being the fields outside any form. */
export function readForms(html: string): FormDescription[] {
  const forms: Draft[] = [];
  const outside: Draft = { action: "", marks: "", says: "", fields: [] };
  const labels = new Map<string, string>();
  let form: Draft | null = null;
  let labelFor: string | null = null;
  let labelText = "";
  let button: Draft["fields"][number] | null = null;
  let isHiddenText = 0;
  const parser = new Parser({
    onopentag(tag, a) {
      if (tag === "script" || tag === "style") isHiddenText++;
      if (tag === "form") {
        form = {
          action: a.action ?? "",
          marks: `${a.id ?? ""} ${a.class ?? ""} ${a.name ?? ""}`,
          says: "",
          fields: [],
        };
        forms.push(form);
      }
      if (tag === "label") {
        labelFor = a.for ?? "";
        labelText = "";
      }
      if (!/^(input|button|select|textarea)$/.test(tag)) return;
      const type = (a.type ?? (tag === "button" ? "submit" : "text")).toLowerCase();
      const kind = tag === "select" || tag === "textarea" ? tag : type;
      const field = {
        kind,
        name: a.name ?? "",
        id: a.id ?? "",
        autocomplete: a.autocomplete ?? "",
        says: [a.placeholder, a["aria-label"], a.title, a.alt, /submit|button/.test(kind) ? a.value : ""]
          .filter(Boolean)
          .join(" "),
        isVisible: kind !== "hidden",
      };
      if (labelFor !== null && labelText !== "") field.says += ` ${labelText.trim()}`;
      (form ?? outside).fields.push(field);
      if (tag === "button") button = field;
    },
    ontext(text) {
      if (isHiddenText > 0) return;
      if (form !== null && form.says.length < 5_000) form.says += text;
      if (labelFor !== null) labelText += text;
      if (button !== null) button.says += ` ${text.trim()}`;
    },
    onclosetag(tag) {
      if (tag === "script" || tag === "style") isHiddenText--;
      if (tag === "form") form = null;
      if (tag === "button") button = null;
      if (tag === "label" && labelFor !== null) {
        if (labelFor !== "") labels.set(labelFor, labelText.trim());
        labelFor = null;
      }
    },
  });
  parser.end(html);
  const all = [...forms, outside];
  for (const field of all.flatMap(({ fields }) => fields)) field.says += ` ${labels.get(field.id) ?? ""}`;
  return all;
}
