import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { detectCharset } from "./charset.ts";
import { findLoginForm, loginFields } from "./login-form.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { limitLoginAttempts } from "./login-attempts.ts";
import { openHosts } from "./egress.ts";
import { refuseLoginPage } from "./login-target.ts";
import { readForms } from "./read-forms.ts";

const folder = resolve(import.meta.dirname, "../../../shared/extraction/forms");
const isHere = existsSync(folder);

/** Types of the forms of a page, `l` for a log-in and `X` where nobody said, and of the fields of each. */
type Labels = { forms: string[]; visible_html_fields: Record<string, string>[] };

test.skipIf(!isHere)(
  `log-in forms and their fields are found on real pages, F1 at least 0.95${isHere ? "" : " (skipped: ../shared/extraction is absent)"}`,
  () => {
    const pages = JSON.parse(readFileSync(resolve(folder, "index.json"), "utf8")) as Record<string, Labels>;
    const count = { right: 0, wrong: 0, missed: 0, fields: 0, rightFields: 0 };
    for (const [name, labels] of Object.entries(pages)) {
      const bytes = readFileSync(resolve(folder, name));
      const forms = readForms(new TextDecoder(detectCharset(bytes)).decode(bytes));
      for (const [at, type] of labels.forms.entries()) {
        const form = forms[at];
        const isFound = form !== undefined && findLoginForm([form], "password") !== null;
        if (isFound && type === "l") count.right++;
        else if (isFound && type !== "X") count.wrong++;
        else if (!isFound && type === "l") count.missed++;
        const fields = Object.entries(labels.visible_html_fields[at] ?? {});
        const named = (types: string[]) => fields.find(([, label]) => types.includes(label))?.[0];
        if (type !== "l" || form === undefined || named(["p1"]) === undefined) continue;
        const found = loginFields(form);
        count.fields += 2;
        if (found.user !== null && form.fields[found.user]?.name === named(["us", "e1", "ue"])) count.rightFields++;
        if (found.password !== null && form.fields[found.password]?.name === named(["p1"])) count.rightFields++;
      }
    }
    const f1 = (2 * count.right) / (2 * count.right + count.wrong + count.missed);
    expect(f1).toBeGreaterThanOrEqual(0.95);
    expect(count.rightFields / count.fields).toBeGreaterThanOrEqual(0.97);
  },
);

test("a form to register, to search or to recover a password is none to log in with", () => {
  const forms = readForms(`
    <form action="/buscar"><input name="q"><button>Buscar</button></form>
    <form action="/alta"><input name="email"><input type="password" name="p"><input type="password" name="p2"><button>Crear cuenta</button></form>
    <form action="/olvido"><input name="email"><button>Recuperar contraseña</button></form>`);
  expect(findLoginForm(forms, "password")).toBeNull();
});

test("the first of two steps is told from a newsletter", () => {
  const [step, newsletter] = readForms(`
    <form><label for="u">Usuario</label><input id="u" name="x"><button>Siguiente</button></form>
    <form action="/newsletter"><input type="email" name="email"><button>Suscribirme</button></form>`);
  expect(findLoginForm([step!], "user")).toMatchObject({ user: 0, submit: 1 });
  expect(findLoginForm([newsletter!], "user")).toBeNull();
});

test.each([
  ["a label around every field", `<label>${"palabra ".repeat(60_000)}${"<input>".repeat(60_000)}`],
  ["a label for every field", `<label for="a">${"palabra ".repeat(60_000)}</label>${"<input id=a>".repeat(40_000)}`],
  ["elements inside each other", "<div>".repeat(180_000)],
])("a megabyte of %s is read without holding up everybody else", (_name, markup) => {
  const page = `<form><input name="usuario"><input type="password"><button>Entrar</button></form>${markup}`;
  const read = readForms(page);
  expect(findLoginForm(read, "password")).toMatchObject({ user: 0, password: 1, submit: 2 });
});

test("codes are those of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(oneTimeCode(secret, 59_000)).toBe("287082");
  expect(oneTimeCode(secret, 1_111_111_109_000)).toBe("081804");
  expect(oneTimeCode(secret.toLowerCase().replaceAll(/(.{4})/g, "$1 "), 20_000_000_000_000)).toBe("353130");
  expect(oneTimeCode("no 1!", 0)).toBeNull();
});

test("attempts at one site are counted over ten minutes", () => {
  const attempts = limitLoginAttempts(2);
  expect([0, 1, 2].map((ms) => attempts.take("a.example", ms))).toEqual([true, true, false]);
  expect(attempts.take("b.example", 2)).toBe(true);
  expect(attempts.take("a.example", 600_001)).toBe(true);
});

test.each([
  ["https://login.tienda.co.uk/a", "https://www.tienda.co.uk/", null],
  ["https://otra.co.uk/a", "https://tienda.co.uk/", "another site"],
  ["https://uno.github.io/", "https://dos.github.io/", "another site"],
  ["http://tienda.example/", "http://tienda.example/", "not https"],
  ["http://intranet.example:8000/", "http://intranet.example:8000/", "not https"],
  ["http://127.0.0.1:8000/", "http://127.0.0.1:8000/", null],
  ["https://10.0.0.1/", "https://10.0.0.1/", "private use"],
])("a password for %s, with %s named: %s", (address, named, refusal) => {
  const opened = openHosts(["127.0.0.1:8000", "intranet.example:8000"]);
  const said = refuseLoginPage(address, named, opened);
  if (refusal === null) expect(said).toBeNull();
  else expect(said).toContain(refusal);
});
