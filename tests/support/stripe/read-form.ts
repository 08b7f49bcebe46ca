export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** `a[b][0]=x` and `a[]=x` as Stripe reads them: nested objects and lists, every leaf a text. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => (part === "[]" ? "" : part));
    put(form, path, value);
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listsIn(value)]));
}

function put(form: Form, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(Object.keys(form).length) : name;
  if (rest.length === 0) form[key] = value;
  else put((form[key] ??= {}) as Form, rest, value);
}

function listsIn(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsIn(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
