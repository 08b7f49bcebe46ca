import { expect, test } from "vitest";
import { errorFields, makeLogger } from "./logging.ts";

test("what was thrown is told by the code of its cause, not in words", () => {
  const full = Object.assign(new Error("ENOSPC: no space left, write '/srv/ana'"), { code: "ENOSPC" });
  const query = Object.assign(new Error("duplicate key: ana@example.org"), { code: "23505" });
  expect(errorFields(full)).toMatchObject({ error: "Error", cause: "ENOSPC" });
  expect(errorFields(new Error("Failed query of ana", { cause: query }))).toMatchObject({ cause: "23505" });
  const spoken = Object.assign(new Error("x"), { code: "the password of Ana" });
  expect(errorFields(spoken).cause).toBeUndefined();
});

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

test("words of an error that look like places of its stack are no more told than the others", () => {
  const lines: string[] = [];
  const log = makeLogger("info", { write: (line: string) => lines.push(line) });
  log.error(errorFields(new Error("Failed query\nparams: nos vemos\n    at hunter2 street")), "unexpected");
  expect(lines.join("")).not.toMatch(/hunter2|params/);
  expect(JSON.parse(lines[0]!).stack[0]).toMatch(/^at .*logging\.test/);
});
