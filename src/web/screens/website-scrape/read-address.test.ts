import { expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

test("one address is made whole", () => {
  expect(readAddress(" ejemplo.com/lista ")).toEqual({ ok: true, url: "https://ejemplo.com/lista" });
  expect(readAddress("https://ejemplo.com/a?b=1,2;3")).toEqual({ ok: true, url: "https://ejemplo.com/a?b=1,2;3" });
});

test.each(["https://a.com https://b.com", "https://a.com, https://b.com", "https://a.com\nhttps://b.com"])(
  "%j is a list, not an address",
  (typed) => {
    expect(readAddress(typed)).toEqual({ ok: false, problem: "several", instead: "https://a.com" });
  },
);

test.each([
  ["https://ana:clave@a.com/lista?b=1", "https://a.com/lista?b=1"],
  ["ana@a.com", "https://a.com/"],
])("%j says who signs in", (typed, instead) => {
  expect(readAddress(typed)).toEqual({ ok: false, problem: "names-person", instead });
});

test.each(["", "   ", "hola", "ftp://a.com", "javascript:alert(1)", "una frase cualquiera"])(
  "%j is no address",
  (typed) => {
    expect(readAddress(typed)).toEqual({ ok: false, problem: "invalid" });
  },
);
