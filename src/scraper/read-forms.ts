import { Parser } from "htmlparser2";
import type { FormDescription, FormField } from "./login-form.ts";

type Draft = {
  action: string;
  marks: string;
  says: string;
  fields: { -readonly [K in keyof FormField]: FormField[K] }[];
};

/** What a person reads at a field is short; a page that writes pages of it for each of its fields is made to be slow. */
const charactersAtAField = 300;
const charactersOfAForm = 5_000;
const maxFields = 2_000;
/** The parser's work grows with the square of the depth. */
const maxDepth = 1_000;
const stepCharacters = 4 * 1024;

const cut = (text: string): string => text.trim().slice(0, charactersAtAField);

/** The forms of a page's markup in their order, the last one being the fields outside any form; of a huge page, the first ones. */
export function readForms(html: string): FormDescription[] {
  const forms: Draft[] = [];
  const outside: Draft = { action: "", marks: "", says: "", fields: [] };
  const labels = new Map<string, string>();
  let form: Draft | null = null;
  let labelFor: string | null = null;
  let labelText = "";
  let button: Draft["fields"][number] | null = null;
  let isHiddenText = 0;
  const read = { depth: 0, fields: 0 };
  const parser = new Parser({
    onopentag(tag, a) {
      read.depth++;
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
      read.fields++;
      const type = (a.type ?? (tag === "button" ? "submit" : "text")).toLowerCase();
      const kind = tag === "select" || tag === "textarea" ? tag : type;
      const field = {
        kind,
        name: a.name ?? "",
        id: a.id ?? "",
        autocomplete: a.autocomplete ?? "",
        says: cut(
          [a.placeholder, a["aria-label"], a.title, a.alt, /submit|button/.test(kind) ? a.value : ""]
            .filter(Boolean)
            .join(" "),
        ),
        isVisible: kind !== "hidden",
      };
      if (labelFor !== null && labelText !== "") field.says += ` ${cut(labelText)}`;
      (form ?? outside).fields.push(field);
      if (tag === "button") button = field;
    },
    ontext(text) {
      if (isHiddenText > 0) return;
      if (form !== null && form.says.length < charactersOfAForm) form.says += text.slice(0, charactersOfAForm);
      if (labelFor !== null && labelText.length < charactersAtAField) labelText += text.slice(0, charactersAtAField);
      if (button !== null && button.says.length < charactersAtAField) button.says += ` ${cut(text)}`;
    },
    onclosetag(tag) {
      read.depth--;
      if (tag === "script" || tag === "style") isHiddenText--;
      if (tag === "form") form = null;
      if (tag === "button") button = null;
      if (tag === "label" && labelFor !== null) {
        if (labelFor !== "") labels.set(labelFor, cut(labelText));
        labelFor = null;
      }
    },
  });
  for (let at = 0; at < html.length && read.depth < maxDepth && read.fields < maxFields; at += stepCharacters) {
    parser.write(html.slice(at, at + stepCharacters));
  }
  parser.end();
  const all = [...forms, outside];
  for (const field of all.flatMap(({ fields }) => fields)) field.says += ` ${labels.get(field.id) ?? ""}`;
  return all;
}
