import { pageAliveEvent } from "../../contract/public-config.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

// The timer serves a page that is never painted, such as one opened behind the others.
const untilPainted = `await new Promise((start) => {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, 3000);
});`;

const holdSubmit = `{
  let unsent;
  const hold = (event) => { event.preventDefault(); unsent = event.target; };
  document.addEventListener("submit", hold, true);
  document.addEventListener("${pageAliveEvent}", () => {
    document.removeEventListener("submit", hold, true);
    unsent?.requestSubmit();
  }, { once: true });
}`;

const prefetch = (addresses: readonly string[]): string => `for (const href of ${JSON.stringify(addresses)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}`;

/**
 * A built page is read before it is run: its links work without scripts, so these are asked for after the first paint
 * and leave the line to the text and its fonts. A form that is sent before they run is held until then: the browser
 * would write a password into the address.
 */
export function startAfterPaint(html: string): string {
  const addresses = [...html.matchAll(preload)].map(([, address]) => address!);
  return html.replaceAll(preload, "").replace(startScript, (_, code: string) => {
    const imports = code
      .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);")
      .replaceAll(/^import ("[^"]+");$/gm, "await import($1);");
    const start = [untilPainted, prefetch(addresses), imports].join("\n");
    return `<script>${holdSubmit}</script><script type="module" async="">${start}</script>`;
  });
}
