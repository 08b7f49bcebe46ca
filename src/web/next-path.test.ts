import { expect, it } from "vitest";
import { loginPath, parseNextPath } from "./next-path.ts";

it.each([
  ["/profile", "/profile"],
  ["/product-research/results/s1?x=1#y", "/product-research/results/s1?x=1#y"],
  ["/a/../dashboard", "/dashboard"],
])("returns to %s inside the product", (next, path) => {
  expect(parseNextPath(next)).toBe(path);
});

it.each([
  null,
  "",
  "profile",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
])("does not follow %j out of the product", (next) => {
  expect(parseNextPath(next)).toBeNull();
});

it("remembers the wanted page, save the one that log-in leads to anyway", () => {
  expect(loginPath("/dashboard")).toBe("/login");
  expect(parseNextPath(new URLSearchParams(loginPath("/custom-url/ai-prompt/1?a=b").split("?")[1]).get("next"))).toBe(
    "/custom-url/ai-prompt/1?a=b",
  );
});
