import { expect, test } from "vitest";
import { writeHtmlTable } from "./csv-html.ts";

const row = (...cells: (string | number | boolean | null)[]) =>
  /<tbody><tr>(.*)<\/tr>/.exec(writeHtmlTable(["A"], [cells], { decimal: "," }))![1];
const text = (inner: string) => `<td style="mso-number-format:'\\@'">${inner}</td>`;

test("numbers have the decimal sign of the region, nothing is an empty cell", () => {
  expect(row(1234.5, -1, null, "")).toBe("<td>1234,5</td><td>-1</td><td></td><td></td>");
});

test("a text is pasted as a text: no formula, no markup, no other row", () => {
  expect(row("=cmd|'/c calc'!A0", "007")).toBe(text("'=cmd|'/c calc'!A0") + text("007"));
  expect(row('<img src=x onerror="alert(1)">')).toBe(text("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"));
  expect(row("dos\r\nlíneas")).toBe(text('dos<br style="mso-data-placement:same-cell">líneas'));
});

test("an address is a link where it is safe to open", () => {
  expect(row('https://ejemplo.com/?a&"b"')).toBe(
    text('<a href="https://ejemplo.com/?a&amp;&quot;b&quot;">https://ejemplo.com/?a&amp;&quot;b&quot;</a>'),
  );
  expect(row("javascript:alert(1)")).toBe(text("javascript:alert(1)"));
});

test("titles are the head of the table", () => {
  expect(writeHtmlTable(["<A>", "=B"], [], { decimal: "." })).toBe(
    "<table><thead><tr><th>&lt;A&gt;</th><th>'=B</th></tr></thead><tbody></tbody></table>",
  );
});
