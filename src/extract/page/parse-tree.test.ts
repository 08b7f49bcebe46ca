import { expect, test } from "vitest";
import { createPathWriter, findNode } from "./node-path.ts";
import { readText } from "./tree-text.ts";
import type { Tree } from "./tree.ts";
import { parseTree } from "./parse-tree.ts";

const outline = (tree: Tree): string =>
  tree.tags
    .map(
      (tag, node) => "  ".repeat(tree.depths[node] ?? 0) + (tag === "#text" ? JSON.stringify(tree.texts[node]) : tag),
    )
    .join("\n");
const textOf = (html: string): string => {
  const tree = parseTree(html);
  return readText(tree).text;
};

test("missing and unclosed elements are repaired as browsers do", () => {
  expect(outline(parseTree("<table><tr><td><b>a<td>b<tr><td>c</table><ul><li>1<li>2</ul>"))).toBe(
    outline(
      parseTree(
        "<html><body><table><tbody><tr><td><b>a</b></td><td>b</td></tr><tr><td>c</td></tr></tbody></table><ul><li>1</li><li>2</li></ul></body></html>",
      ),
    ),
  );
});

test("a stray closing tag inside a cell does not close what lies outside the table", () => {
  const tree = parseTree("<div id=a><table><tr><td>x</div>y</td><td>z</td></tr></table>w</div>");
  expect(tree.tags.filter((tag) => tag === "td")).toHaveLength(2);
  expect(tree.parents[tree.texts.indexOf("w")]).toBe(tree.tags.indexOf("div"));
});

test("scripts, styles and comments are not text; hidden content is, and is flagged", () => {
  const tree = parseTree(
    "<p>uno<script>var a='dos'</script><style>p{}</style><!-- tres --></p><div hidden>cuatro</div>",
  );
  expect(readText(tree).text).toBe("uno cuatro");
  expect(tree.hidden[tree.texts.indexOf("cuatro")]).toBe(true);
});

test("white space collapses, block borders separate, inline borders do not", () => {
  expect(textOf("<div>a\n  b</div><div>c</div><span>1</span><span>2</span>")).toBe("a b c 12");
  expect(textOf("Caf&eacute; &amp; t&#233;")).toBe("Café & té");
});

test("every element is found again by its path", () => {
  const tree = parseTree("<div><p>a</p><p>b<br>c</p></div><div><p>d</p></div>");
  const write = createPathWriter(tree);
  tree.tags.forEach((tag, node) => {
    if (tag !== "#text") expect(findNode(tree, write(node))).toBe(node);
  });
  expect(write(tree.tags.lastIndexOf("p"))).toBe("/html[1]/body[1]/div[2]/p[1]");
});

test("nodes and depth are bounded, and a cut is reported", () => {
  const deep = parseTree("<div>".repeat(5_000) + "x", { nodes: 10_000, depth: 50 });
  expect(Math.max(...deep.depths)).toBeLessThanOrEqual(50);
  expect(deep.truncated).toBe(false);
  expect(parseTree("<p>x</p>".repeat(100), { nodes: 50, depth: 50 })).toMatchObject({ size: 50, truncated: true });
});

test("a feed is read as XML", () => {
  const tree = parseTree(
    `<?xml version="1.0"?><rss><channel><item><title><![CDATA[Uno & dos]]></title><link>https://ejemplo.es/1</link></item></channel></rss>`,
  );
  expect(readText(tree).text).toContain("Uno & dos");
  expect(readText(tree).text).toContain("https://ejemplo.es/1");
});

test("what is opened between a table and its rows, or a row and its cells, holds none of them", () => {
  const tree = parseTree(
    "<table><tbody><span><tr><td>a</td><font><td>b</td></font></tr><tr><td>c</td></tr></span></tbody></table>",
  );
  const namesAbove = (tag: string): (string | undefined)[] =>
    tree.tags.flatMap((other, node) => (other === tag ? [tree.tags[tree.parents[node] ?? 0]] : []));
  expect(namesAbove("tr")).toEqual(["tbody", "tbody"]);
  expect(namesAbove("td")).toEqual(["tr", "tr", "tr"]);
});

test.each([
  ["<head><title>Precios</title></head><body><p>x", "Precios"],
  ["<title>Precios</title><p>x", "Precios"],
  ["<head><div></div><title>Precios</title></head><p>x", "Precios"],
  ["<head><template><title>Molde</title></template><title>Precios</title></head><p>x", "Precios"],
  ["<head></head><body><div><div><title>Soy humano</title></div></div><h1>Precios</h1>", ""],
  ["<head></head><body><svg><title>Lupa</title></svg><h1>Precios</h1>", ""],
])("the title of %s is %j", (html, title) => {
  expect(parseTree(html).title).toBe(title);
});

const icon = (name: string): string => `<i class="material-icons md-18">${name}</i>`;

test("the names of pictures that a font draws are no text, but for those that are values", () => {
  expect(textOf(`<p>${icon("local_offer")} Oferta</p><p>Terraza ${icon("check")}</p><p><i>local_offer</i></p>`)).toBe(
    "Oferta Terraza check local_offer",
  );
});

const screenOver = (content: string): string => `<p>Cargando</p><div style="display:none">${content}</div>`;
const hiddenOf = (html: string, text: string): boolean | undefined => {
  const tree = parseTree(html);
  return tree.hidden[tree.texts.indexOf(text)];
};
test("what hides nearly all of a page until a script opens it hides nothing, but for what is hidden in it", () => {
  const lines = Array.from({ length: 80 }, (_, i) => `<p>Artículo número ${i} de la tienda</p>`).join("");
  const screened = screenOver(`${lines}<p>abierto</p><p hidden>cerrado</p>`);
  expect([hiddenOf(screened, "abierto"), hiddenOf(screened, "cerrado")]).toEqual([false, true]);
  expect(hiddenOf(screenOver("<p>una nota</p>"), "una nota")).toBe(true);
  expect(hiddenOf(`${lines}${screenOver(`${lines}<p>otra lista</p>`)}`, "otra lista")).toBe(true);
});
