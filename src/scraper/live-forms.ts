// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot reach outside itself
import type { JSHandle, Page } from "playwright-core";
import type { FormDescription, FormField } from "./login-form.ts";
import { answerOf, shownFrames } from "./shown-frames.ts";
import type { ShownFrame } from "./shown-frames.ts";

type Control = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;
/** The controls of each form, the last ones standing in none. Kept outside the reach of the page's scripts. */
type Collected = { form: HTMLFormElement | null; controls: Control[] }[];

/** What a page may hold of them: one made of nothing else would keep its browser busy, and us. */
const most = { elements: 200_000, forms: 200, controls: 2_000 };
const characters = { atField: 300, ofForm: 5_000 };

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

function collect(max: { elements: number; forms: number; controls: number }): Collected {
  const ofForm = new Map<HTMLFormElement | null, Control[]>();
  const outside: Control[] = [];
  let elements = 0;
  let controls = 0;
  const isControl = (element: Element): element is Control => element.matches("input,button,select,textarea");
  const walk = (root: Document | ShadowRoot): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode() && elements++ < max.elements) {
      const element = walker.currentNode as Element;
      const form = element instanceof HTMLFormElement ? element : isControl(element) ? element.form : null;
      if (form && !ofForm.has(form) && ofForm.size < max.forms) ofForm.set(form, []);
      if (isControl(element) && controls++ < max.controls) (form ? ofForm.get(form) : outside)?.push(element);
      if (element.shadowRoot !== null) walk(element.shadowRoot);
    }
  };
  walk(document);
  return [...ofForm.set(null, outside)].map(([form, own]) => ({ form, controls: own }));
}

function describe(collected: Collected, max: { atField: number; ofForm: number }): FormDescription[] {
  const attribute = (element: Element, name: string): string =>
    (element.getAttribute(name) ?? "").slice(0, max.atField);
  const isVisible = (control: Control): boolean =>
    control.type !== "hidden" && !control.disabled && control.checkVisibility({ visibilityProperty: true });
  const describeField = (control: Control): FormField => ({
    kind: control.type.startsWith("select") ? "select" : control.type,
    name: attribute(control, "name"),
    id: attribute(control, "id"),
    autocomplete: attribute(control, "autocomplete"),
    says: [
      ...[...(control.labels ?? [])].slice(0, 3).map((label) => (label.textContent ?? "").slice(0, max.atField)),
      ...["placeholder", "aria-label", "title", "alt"].map((name) => attribute(control, name)),
      /submit|button/.test(control.type)
        ? `${control.textContent.slice(0, max.atField)} ${attribute(control, "value")}`
        : "",
    ]
      .join(" ")
      .slice(0, max.atField),
    isVisible: isVisible(control),
  });
  return collected.map(({ form, controls }) => ({
    action: form?.getAttribute("action")?.slice(0, max.ofForm) ?? "",
    marks: form ? ["id", "class", "name"].map((name) => attribute(form, name)).join(" ") : "",
    says: (form?.textContent ?? "").slice(0, max.ofForm),
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
  const handle: JSHandle<Collected> = await frame.evaluateHandle(collect, most);
  return { address, handle, descriptions: await handle.evaluate(describe, characters) };
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
