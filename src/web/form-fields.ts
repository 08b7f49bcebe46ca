/** The words of a form's fields by name; a field that is absent is empty. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  ...names: readonly Name[]
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

export type FieldErrors<Name extends string> = Partial<Record<Name, FieldError>>;

/** What is wrong with one field: the words and their stable name. */
export type FieldError = { readonly text: string; readonly msg: string };

/** Moves the focus to the first field, in the order of the form, that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors<string>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && errors[element.name]) {
      element.focus();
      return;
    }
  }
}
