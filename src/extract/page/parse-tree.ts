import { Tokenizer } from "htmlparser2";
import type { Tree, TreeLimits } from "./tree.ts";
import { noAttributes, TreeBuilder } from "./tree-builder.ts";

/** Inherits nothing, so that an attribute may have any name, and takes a third of the memory of `Object.create(null)`. */
const AttributeBag = function () {} as unknown as new () => Record<string, string>;
AttributeBag.prototype = Object.create(null);

const defaultLimits: TreeLimits = { nodes: 400_000, depth: 200 };

/**
 * Parses HTML, or a feed in XML, into a bounded tree. Never fails: missing `html`, `body`, `tbody` and `tr` are added, unclosed tags are closed
 * as browsers do, nodes past `limits.nodes` are dropped and `truncated` is set. Linear in the length of `html`.
 */
export function parseTree(html: string, limits: TreeLimits = defaultLimits): Tree {
  const syntax = syntaxOf(html);
  const builder = new TreeBuilder(limits, syntax);
  const isXml = syntax === "xml";
  const tokenizer = new Tokenizer({ decodeEntities: true, xmlMode: isXml }, new TokenReader(html, isXml, builder));
  tokenizer.write(html);
  tokenizer.end();
  return builder.finish();
}

/** A feed or the like in XML, by how it begins. */
const syntaxOf = (html: string): "html" | "xml" =>
  /^\ufeff?\s*<(?:\?xml(?![^>]*>\s*<!doctype html)|rss|feed|rdf:RDF)[\s>]/i.test(html.slice(0, 600)) &&
  !/<html[\s>]/i.test(html.slice(0, 2_000))
    ? "xml"
    : "html";

/** Equal names as one string, which is compared by its address and not letter by letter: a page says `div` and `class` thousands of times. */
function createNames(): (written: string) => string {
  const known = new Map<string, string>();
  return (written) => {
    let name = known.get(written);
    if (name === undefined) {
      // V8 keeps one string for each key of objects, that of the same name in our own code.
      [name = ""] = Object.keys({ [written.toLowerCase()]: true });
      known.set(written, name);
    }
    return name;
  };
}

/** Puts tokens together to the texts and elements that they are parts of; one use per page. */
class TokenReader {
  private text = "";
  private tag = "";
  private attributes: Record<string, string> = noAttributes;
  private name = "";
  private value = "";
  private readonly html: string;
  private readonly isXml: boolean;
  private readonly builder: TreeBuilder;
  private readonly nameOf = createNames();
  private readonly classes = new Map<string, string>();

  constructor(html: string, isXml: boolean, builder: TreeBuilder) {
    this.html = html;
    this.isXml = isXml;
    this.builder = builder;
  }

  onattribname(start: number, end: number): void {
    this.name = this.nameOf(this.html.slice(start, end));
    this.value = "";
  }

  onattribdata(start: number, end: number): void {
    this.value += this.html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (this.attributes === noAttributes) this.attributes = new AttributeBag();
    this.attributes[this.name] ??= this.name === "class" ? this.knownClass(this.value) : this.value;
  }

  private knownClass(written: string): string {
    const known = this.classes.get(written);
    if (known === undefined) this.classes.set(written, written);
    return known ?? written;
  }

  onopentagname(start: number, end: number): void {
    this.onend();
    this.tag = this.nameOf(this.html.slice(start, end));
  }

  onopentagend(): void {
    this.builder.open(this.tag, this.attributes);
    this.attributes = noAttributes;
  }

  onselfclosingtag(): void {
    this.onopentagend();
    if (this.isXml) this.builder.close(this.tag);
  }

  onclosetag(start: number, end: number): void {
    this.onend();
    this.builder.close(this.nameOf(this.html.slice(start, end)));
  }

  ontext(start: number, end: number): void {
    this.text += this.html.slice(start, end);
  }

  ontextentity(codepoint: number): void {
    this.text += String.fromCodePoint(codepoint);
  }

  oncdata(start: number, end: number, offset: number): void {
    if (this.isXml) this.text += this.html.slice(start, end - offset);
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  /** A text ends where a tag begins, or the page. */
  onend(): void {
    if (this.text !== "") this.builder.text(this.text);
    this.text = "";
  }
}
