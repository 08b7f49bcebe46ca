import { expect, test } from "vitest";
import { mayLogOutByGet, originRule } from "./origin.ts";

const local = originRule("http://localhost:3000", ["http://localhost:3000"]);
const live = originRule("https://sondeo.example", ["https://sondeo.example", "https://app.sondeo.example"]);

test.each([
  ["POST", {}, true],
  ["POST", { origin: "https://sondeo.example" }, true],
  ["POST", { origin: "https://app.sondeo.example" }, true],
  ["POST", { origin: "https://evil.example" }, false],
  ["POST", { origin: "http://sondeo.example" }, false],
  ["POST", { origin: "null" }, false],
  ["POST", { "sec-fetch-site": "cross-site" }, false],
  ["POST", { "sec-fetch-site": "same-site" }, false],
  ["POST", { "sec-fetch-site": "same-origin" }, true],
  ["DELETE", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, false],
  ["GET", { origin: "https://evil.example" }, true],
])("%s with %j is let through: %s", (method, headers, through) => {
  expect(live(method, headers)).toBe(through);
});

test("while the public address is loopback, its other names on the same port count", () => {
  expect(local("POST", { origin: "http://127.0.0.1:3000" })).toBe(true);
  expect(local("POST", { origin: "http://[::1]:3000" })).toBe(true);
  expect(local("POST", { origin: "http://127.0.0.1:4000" })).toBe(false);
  expect(live("POST", { origin: "http://127.0.0.1" })).toBe(false);
});

test.each([
  [{}, true],
  [{ accept: "*/*" }, true],
  [{ accept: "application/json, text/plain, */*" }, true],
  [{ accept: "text/html,application/xhtml+xml,*/*;q=0.8" }, false],
  [{ accept: "image/avif,image/webp,*/*" }, false],
  [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }, true],
  [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, false],
  [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }, false],
  [{ "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }, false],
])("logging out by GET with %j: %s", (headers, may) => {
  expect(mayLogOutByGet(headers)).toBe(may);
});
