// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot reach outside itself
import type { Page } from "playwright-core";
import type { SiteRules } from "../domain/site-rules.ts";

type Wanted = { keep: readonly string[]; remove: readonly string[]; maxNodes: number; maxCharacters: number };

/** The document as markup, what components draw in their shadow trees included; null when it is over the limits. */
function serialise(wanted: Wanted): { html: string | null; nodes: number } {
  const nodes = document.getElementsByTagName("*").length;
  if (nodes > wanted.maxNodes) return { html: null, nodes };
  const select = (selectors: readonly string[]): Element[] =>
    selectors.flatMap((selector) => {
      try {
        return [...document.querySelectorAll(selector)];
      } catch {
        return [];
      }
    });
  /** Inner components first, each with what stands in its slots: what holds them takes along what they drew. */
  const drawOpenly = (root: Document | ShadowRoot): void => {
    const hosts = [...root.querySelectorAll("*")].filter((element) => element.shadowRoot !== null);
    for (const host of hosts.toReversed()) {
      const { shadowRoot } = host;
      if (shadowRoot === null) continue;
      drawOpenly(shadowRoot);
      for (const slot of shadowRoot.querySelectorAll("slot"))
        slot.replaceWith(...slot.assignedNodes({ flatten: true }));
      const drawn = document.createElement("div");
      while (shadowRoot.firstChild !== null) drawn.append(shadowRoot.firstChild);
      host.replaceChildren(drawn);
    }
  };
  drawOpenly(document);
  for (const part of select(wanted.remove)) part.remove();
  const kept = select(wanted.keep);
  if (kept.length > 0)
    document.body.replaceChildren(...kept.filter((part) => !kept.some((p) => p !== part && p.contains(part))));
  for (const field of document.querySelectorAll("input[type=password]")) field.removeAttribute("value");
  const { doctype } = document;
  const html = `${doctype ? `<!doctype ${doctype.name}>` : ""}${document.documentElement.outerHTML}`;
  return { html: html.length > wanted.maxCharacters ? null : html, nodes };
}

/** Rejects as the browser does when the page is gone. */
export const serialisePage = (
  page: Page,
  o: { rules: SiteRules; maxNodes: number; maxCharacters: number },
): Promise<{ html: string | null; nodes: number }> =>
  page.evaluate(serialise, {
    keep: o.rules.keep ?? [],
    remove: o.rules.remove ?? [],
    maxNodes: o.maxNodes,
    maxCharacters: o.maxCharacters,
  });
