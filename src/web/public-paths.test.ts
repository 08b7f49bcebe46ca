import { expect, it } from "vitest";
import { findPublicPage, publicPath } from "./public-paths.ts";

it("finds a public page and its language by its address, with or without a slash at the end", () => {
  expect(findPublicPage("/")).toEqual({ language: "es", es: "/", en: "/en" });
  expect(findPublicPage("/en/")).toEqual({ language: "en", es: "/", en: "/en" });
  expect(findPublicPage("/pricing/")).toMatchObject({ language: "es", en: "/en/pricing" });
});

it.each(["/login", "/en/login", "/dashboard", "/enterprise", "/en/unknown"])(
  "leaves %s to the device's setting",
  (path) => {
    expect(findPublicPage(path)).toBeNull();
  },
);

it("gives the address in each language", () => {
  expect(publicPath("/faqs", "en")).toBe("/en/faqs");
  expect(publicPath("/", "es")).toBe("/");
});
