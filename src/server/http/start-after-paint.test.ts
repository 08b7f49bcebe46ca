import { expect, test } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

test("turns a page's modules into ones that are asked for by a script", () => {
  const html = startAfterPaint(
    `<head><link rel="modulepreload" href="/assets/entry.js"/></head><script>window.kept = "$1";</script>` +
      `<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport("/assets/entry.js");</script>`,
  );
  expect(html).not.toContain("<link");
  expect(html).toContain(`for (const href of ["/assets/entry.js"])`);
  expect(html).toContain(
    `await import("/assets/manifest.js");\nconst route0 = await import("/assets/root.js");\nimport("/assets/entry.js");`,
  );
  expect(html).toContain(`window.kept = "$1";`);
});

test("leaves a page without modules as it is", () => {
  expect(startAfterPaint("<p>Hola</p>")).toBe("<p>Hola</p>");
});
