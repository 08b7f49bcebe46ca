import { expect, test } from "vitest";
import { createHopCookies } from "./hop-cookies.ts";

const shop = new URL("https://shop.example/a");

test("a later cookie of the same name replaces the earlier, and an expired one removes it", () => {
  const cookies = createHopCookies();
  cookies.store(shop, ["visit=1", "lang=es; Path=/"]);
  cookies.store(shop, ["visit=2"]);
  expect(cookies.headerFor(shop)).toBe("visit=2; lang=es");
  cookies.store(shop, ["visit=; Max-Age=0", "lang=es; max-age=-1"]);
  expect(cookies.headerFor(shop)).toBeNull();
});

test("what is no cookie is left out", () => {
  const cookies = createHopCookies();
  cookies.store(shop, [
    "",
    "novalue",
    "=nameless",
    "split=a\r\nx-header: 1",
    "spaced=a b",
    `long=${"x".repeat(5_000)}`,
  ]);
  expect(cookies.headerFor(shop)).toBeNull();
});

test("a host that sets cookies without end is heard fifty times", () => {
  const cookies = createHopCookies();
  cookies.store(
    shop,
    Array.from({ length: 500 }, (_, i) => `c${i}=1`),
  );
  expect(cookies.headerFor(shop)?.split("; ")).toHaveLength(50);
});

test("a subdomain does not get its parent's cookies", () => {
  const cookies = createHopCookies();
  cookies.store(shop, ["visit=1; Domain=example"]);
  expect(cookies.headerFor(new URL("https://www.shop.example/"))).toBeNull();
});
