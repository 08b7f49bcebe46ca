// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot reach outside itself
import type { JSHandle, Page } from "playwright-core";
import type { FormDescription, FormField } from "./login-form.ts";
import { answerOf, shownFrames } from "./shown-frames.ts";
import type { ShownFrame } from "./shown-frames.ts";

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;
/** The controls of each form, the last ones standing in none. Kept outside the reach of the page's scripts. */
type Collected = { form: HTMLFormElement | null; controls: Control[] }[];

export type LiveForms = {
  readonly descriptions: readonly FormDescription[];
  /** The first control that a CSS selector names. */
  find(selector: string): Promise<FieldPlace | null>;
  /** Puts a value into a control as typing would; the value is not written anywhere else. */
  fill(form: number, field: number, value: string): Promise<boolean>;
  /**
   * Presses a control, or sends the form as Enter would. False when the form of an encrypted page would be sent without
   * encryption.
   */
  submit(form: number, field: number | null): Promise<boolean>;
};

export type FieldPlace = { readonly form: number; readonly field: number };

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

function findControl(collected: Collected, selector: string): FieldPlace | null {
  try {
    for (const [form, { controls }] of collected.entries()) {
      const field = controls.findIndex((control) => control.matches(selector));
      if (field !== -1) return { form, field };
    }
  } catch {
    // No selector.
  }
  return null;
}

type FrameForms = {
  readonly address: string;
  readonly handle: JSHandle<Collected>;
  readonly descriptions: readonly FormDescription[];
};

async function readFrame({ frame, address }: ShownFrame): Promise<FrameForms> {
  const handle: JSHandle<Collected> = await frame.evaluateHandle(collect);
  return { address, handle, descriptions: await handle.evaluate(describe) };
}

/** The forms of the page and of its frames as they are now, with hands to fill them; `mayRead` is asked by address. */
export async function readLiveForms(page: Page, mayRead: (address: string) => boolean): Promise<LiveForms> {
  const frames = (await shownFrames(page)).filter(({ address }) => mayRead(address));
  // The page itself is waited for: without its forms a log-in would be taken for done.
  const asked = frames.map((shown) =>
    shown.frame === page.mainFrame() ? readFrame(shown) : answerOf(readFrame(shown)),
  );
  const read = (await Promise.all(asked)).filter((forms) => forms !== null);
  const places = read.flatMap((forms) => forms.descriptions.map((_description, form) => ({ forms, form })));
  const startOf = (forms: FrameForms): number => places.findIndex((place) => place.forms === forms);
  return {
    descriptions: read.flatMap(({ descriptions }) => descriptions),
    async find(selector) {
      for (const forms of read) {
        const place = await forms.handle.evaluate(findControl, selector).catch(() => null);
        if (place !== null) return { form: startOf(forms) + place.form, field: place.field };
      }
      return null;
    },
    // An error of the browser may quote what was passed: none leaves here.
    async fill(form, field, value) {
      const place = places[form];
      const at: [number, number] = [place?.form ?? 0, field];
      return (await place?.forms.handle.evaluate(fillControl, { at, value }).catch(() => false)) ?? false;
    },
    async submit(form, field) {
      const place = places[form];
      if (place === undefined) return false;
      const mayBePlain = place.forms.address.startsWith("http:");
      return place.forms.handle.evaluate(submitForm, { form: place.form, field, mayBePlain }).catch(() => true);
    },
  };
}
