// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot reach outside itself
import type { JSHandle, Page } from "playwright-core";
import type { FormDescription, FormField } from "./login-form.ts";

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;
/** The controls of each form, the last ones standing in none. Kept outside the reach of the page's scripts. */
type Collected = { form: HTMLFormElement | null; controls: Control[] }[];

export type LiveForms = {
  readonly descriptions: readonly FormDescription[];
  /** Puts a value into a control as typing would; the value is not written anywhere else. */
  fill(form: number, field: number, value: string): Promise<boolean>;
  /** Presses a control, or sends the form as Enter would. False when the form would be sent without encryption. */
  submit(form: number, field: number | null, o: { mayBePlain: boolean }): Promise<boolean>;
};

function collect(): Collected {
  const all: Element[] = [];
  const walk = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll("*")) {
      all.push(element);
      if (element.shadowRoot !== null) walk(element.shadowRoot);
    }
  };
  walk(document);
  const controls = all.filter((element): element is Control => element.matches("input,button,select,textarea"));
  const forms = all.filter((element) => element instanceof HTMLFormElement);
  return [...forms, null].map((form) => ({ form, controls: controls.filter((control) => control.form === form) }));
}

function describe(collected: Collected): FormDescription[] {
  const isVisible = (control: Control): boolean =>
    control.type !== "hidden" && !control.disabled && control.checkVisibility({ visibilityProperty: true });
  const describeField = (control: Control): FormField => ({
    kind: control.type.startsWith("select") ? "select" : control.type,
    name: control.name,
    id: control.id,
    autocomplete: control.getAttribute("autocomplete") ?? "",
    says: [
      ...[...(control.labels ?? [])].map((label) => label.textContent),
      ...["placeholder", "aria-label", "title", "alt"].map((name) => control.getAttribute(name) ?? ""),
      /submit|button/.test(control.type) ? `${control.textContent} ${control.getAttribute("value") ?? ""}` : "",
    ]
      .join(" ")
      .slice(0, 300),
    isVisible: isVisible(control),
  });
  return collected.map(({ form, controls }) => ({
    action: form?.getAttribute("action") ?? "",
    marks: form ? `${form.id} ${form.className} ${form.getAttribute("name") ?? ""}` : "",
    says: (form?.textContent ?? "").slice(0, 5_000),
    fields: controls.map(describeField),
  }));
}

function fillControl(collected: Collected, { at, value }: { at: [number, number]; value: string }): boolean {
  const control = collected[at[0]]?.controls[at[1]];
  if (!(control instanceof HTMLInputElement)) return false;
  control.focus();
  // React and others watch the property that they put over this one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  control.blur();
  return true;
}

function submitForm(
  collected: Collected,
  { form: at, field, mayBePlain }: { form: number; field: number | null; mayBePlain: boolean },
): boolean {
  const { form = null, controls = [] } = collected[at] ?? {};
  const control = field === null ? undefined : controls[field];
  const action = control?.getAttribute("formaction") ?? form?.getAttribute("action") ?? "";
  if (!mayBePlain && new URL(action, document.baseURI).protocol === "http:") return false;
  if (control) control.click();
  else if (form) form.requestSubmit();
  else return false;
  return true;
}

/** The forms of the page as it is now, with hands to fill them. */
export async function readLiveForms(page: Page): Promise<LiveForms> {
  const handle: JSHandle<Collected> = await page.evaluateHandle(collect);
  return {
    descriptions: await handle.evaluate(describe),
    // An error of the browser may quote what was passed: none leaves here.
    fill: (form, field, value) =>
      handle.evaluate(fillControl, { at: [form, field] as [number, number], value }).catch(() => false),
    submit: (form, field, { mayBePlain }) => handle.evaluate(submitForm, { form, field, mayBePlain }).catch(() => true),
  };
}
