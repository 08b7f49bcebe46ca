import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

const secret = "clave \"privada\" & <ñandú>\u00A0'5'";

const asMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\u00A0", "&nbsp;");

test.each([
  ["as it is", secret],
  ["as an element's text", asMarkup(secret)],
  ["as an attribute", asMarkup(secret).replaceAll('"', "&quot;")],
  ["as a part of an address", encodeURIComponent(secret)],
  ["as an address", encodeURI(secret)],
  ["as a form sends it", new URLSearchParams({ secret }).toString().slice("secret=".length)],
  ["as a script's data", JSON.stringify(secret).slice(1, -1)],
  [
    "as a script's data in markup",
    String.raw`clave \"privada\" \u0026 \u003cñandú\u003e${"\u00A0"}\u0027` + String.raw`5\u0027`,
  ],
  ["in base64", Buffer.from(secret).toString("base64")],
  ["in an address's base64", Buffer.from(secret).toString("base64url")],
])("a secret that a page writes %s is struck out of page and address", (_how, written) => {
  const page = { html: `<p>antes${written}después`, finalUrl: `https://sitio.example/ver?antes${written}después` };
  expect(withoutSecrets(page, [secret])).toEqual({
    html: "<p>antesdespués",
    finalUrl: "https://sitio.example/ver?antesdespués",
  });
});

test("the host of an address stays, whatever the secret; half a character in a secret harms nothing", () => {
  const page = { html: "<p>nada", finalUrl: "https://sitio.example/sitio.example" };
  expect(withoutSecrets(page, ["sitio.example", "clave\uD800"])).toEqual({
    html: "<p>nada",
    finalUrl: "https://sitio.example/",
  });
});
