import { expect, test } from "vitest";
import { makeLogger } from "./logging.ts";

test("a log line holds named fields only, and stacks without the words of the error", () => {
  const lines: string[] = [];
  const log = makeLogger("info", { write: (line: string) => lines.push(line) });
  const error = new Error("password hunter2 of ana@example.org");
  log.error({ code: "INTERNAL", stack: error.stack, password: "hunter2", body: { token: "hunter2" } }, "unexpected");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("hunter2");
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: "error", code: "INTERNAL", msg: "unexpected" });
  expect(JSON.parse(lines[0]!).stack[0]).toMatch(/^at /);
});
