import { findScreened } from "./screened.ts";
import { joinWrappedLines } from "./wrapped-lines.ts";
import { oneLine } from "./one-line.ts";
import {
  chooseParent,
  headTags,
  iconFont,
  impliedClosers,
  rawTextTags,
  silentTags,
  titledTags,
  structuralBoundaries,
  tellingIcons,
  tableContexts,
  voidTags,
} from "./tag-rules.ts";
import type { Attributes, Tree, TreeLimits } from "./tree.ts";

export const noAttributes: Attributes = {};

/** Puts elements and texts in their places as a browser would; one use per page. */
export class TreeBuilder {
  readonly tags: string[] = [];
  readonly parents: number[] = [];
  readonly ends: number[] = [];
  readonly depths: number[] = [];
  readonly texts: string[] = [];
  readonly attributes: (Attributes | undefined)[] = [];
  readonly hidden: boolean[] = [];
  readonly scripts = new Map<number, string>();
  title = "";
  truncated = false;
  private readonly stack: number[] = [];
  private readonly limits: TreeLimits;
  private body = -1;
  private head = -1;
  private preformatted = 0;
  private silent = 0;
  private readonly syntax: "html" | "xml";

  constructor(limits: TreeLimits, syntax: "html" | "xml") {
    this.limits = limits;
    this.syntax = syntax;
    this.push("html", undefined);
    if (syntax === "xml") this.startBody(undefined);
  }

  private isSilent(tag: string): boolean {
    return this.syntax === "html" && (silentTags.has(tag) || tag === "head");
  }

  private top(): number {
    return this.stack[this.stack.length - 1] ?? 0;
  }

  private add(tag: string, text: string, attributes: Attributes | undefined): number {
    const node = this.tags.length;
    if (node >= this.limits.nodes) {
      this.truncated = true;
      return -1;
    }
    const parent = this.stack.length === 0 ? -1 : this.top();
    this.tags.push(tag);
    this.parents.push(parent);
    this.ends.push(node + 1);
    this.depths.push(this.stack.length);
    this.texts.push(text);
    this.attributes.push(attributes);
    this.hidden.push((this.hidden[parent] ?? false) || isHidden(attributes));
    return node;
  }

  private push(tag: string, attributes: Attributes | undefined): void {
    const node = this.add(tag, "", attributes);
    if (node < 0) return;
    if (this.stack.length >= this.limits.depth) return;
    this.stack.push(node);
    if (tag === "pre") this.preformatted++;
    if (this.isSilent(tag)) this.silent++;
  }

  private pop(): void {
    const node = this.stack.pop() ?? 0;
    this.ends[node] = this.tags.length;
    const tag = this.tags[node] ?? "";
    if (tag === "pre") this.preformatted--;
    if (this.isSilent(tag)) this.silent--;
  }

  private popTo(height: number): void {
    while (this.stack.length > height) this.pop();
  }

  private startBody(attributes: Attributes | undefined): void {
    this.popTo(1);
    this.body = this.tags.length;
    this.push("body", attributes);
  }

  open(tag: string, attributes: Attributes): void {
    if (this.syntax === "xml") this.push(tag, attributes === noAttributes ? undefined : attributes);
    else this.openHtml(tag, attributes);
  }

  private openHtml(tag: string, attributes: Attributes): void {
    if (tag === "html") {
      this.attributes[0] = { ...attributes, ...this.attributes[0] };
      return;
    }
    if (tag === "body") {
      if (this.body < 0) this.startBody(attributes);
      return;
    }
    if (tag === "head") {
      if (this.head < 0 && this.body < 0) this.startHead();
      return;
    }
    if (this.body < 0) {
      if (!headTags.has(tag) && (this.silent === 0 || this.tags[this.top()] === "head")) this.startBody(undefined);
      else if (this.head < 0) this.startHead();
    }
    if (this.silent === 0) this.imply(tag);
    this.push(tag, attributes === noAttributes ? undefined : attributes);
    if (voidTags.has(tag) && this.tags[this.top()] === tag) this.pop();
  }

  private startHead(): void {
    this.head = this.tags.length;
    this.push("head", undefined);
  }

  private imply(tag: string): void {
    const rule = impliedClosers.get(tag);
    if (rule) {
      for (let height = this.stack.length - 1; height > 0; height--) {
        const open = this.tags[this.stack[height] ?? 0] ?? "";
        if (rule.closes.has(open)) {
          this.popTo(height);
          if (!rule.repeats) break;
        } else if (rule.within.has(open)) break;
      }
    }
    const context = tableContexts.get(tag);
    if (context) this.closeMisplaced(context);
    for (const missing of chooseParent(tag, this.tags[this.top()] ?? "")) this.push(missing, undefined);
  }

  /** What was opened between a table and its rows, or a row and its cells, holds none of them. */
  private closeMisplaced(context: ReadonlySet<string>): void {
    const height = this.stack.findLastIndex((node) => {
      const open = this.tags[node] ?? "";
      return context.has(open) || structuralBoundaries.has(open);
    });
    if (height > 0 && context.has(this.tags[this.stack[height] ?? 0] ?? "")) this.popTo(height + 1);
  }

  close(tag: string): void {
    if (this.syntax === "xml") this.closeXml(tag);
    else this.closeHtml(tag);
  }

  private closeXml(tag: string): void {
    const height = this.stack.findLastIndex((node) => this.tags[node] === tag);
    if (height > 1) this.popTo(height);
  }

  private closeHtml(tag: string): void {
    if (tag === "html" || tag === "body") return;
    if (tag === "head") {
      if (this.body < 0) this.popTo(1);
      return;
    }
    if (tag === "br") {
      this.openHtml("br", noAttributes);
      return;
    }
    for (let height = this.stack.length - 1; height > 0; height--) {
      const open = this.tags[this.stack[height] ?? 0] ?? "";
      if (open === tag) {
        this.popTo(height);
        return;
      }
      if (open === "body" || (structuralBoundaries.has(open) && tag !== "table")) {
        if (!structuralBoundaries.has(tag) && tag !== "tr" && tag !== "tbody") return;
        if (open === "table" || open === "body") return;
      }
    }
  }

  /** A title deeper in the body came with a fragment that was put there, such as a captcha. */
  private isOfThePage(title: number): boolean {
    return this.syntax === "xml" || titledTags.has(this.tags[this.parents[title] ?? -1] ?? "");
  }

  text(data: string): void {
    const top = this.top();
    const tag = this.tags[top] ?? "";
    if (this.syntax === "html" && rawTextTags.has(tag)) {
      if (tag === "script") this.scripts.set(top, (this.scripts.get(top) ?? "") + data);
      return;
    }
    if (tag === "title" && this.title === "" && this.isOfThePage(top)) this.title = oneLine(data);
    if (this.silent > 0 || isIcon(this.attributes[top], data)) return;
    if (this.body < 0) {
      if (data.trim() === "") return;
      this.startBody(undefined);
    }
    if (this.preformatted === 0) {
      this.add("#text", data, undefined);
      return;
    }
    joinWrappedLines(data)
      .split(/\r\n|\r|\n/)
      .forEach((line, i) => {
        if (i > 0) this.add("#line", "", undefined);
        if (line !== "") this.add("#text", line, undefined);
      });
  }

  finish(): Tree {
    if (this.body < 0) this.startBody(undefined);
    this.popTo(0);
    this.showScreened();
    return { ...this, size: this.tags.length };
  }

  private showScreened(): void {
    const screened = findScreened(this, this.hidden);
    if (screened < 0) return;
    this.hidden[screened] = false;
    for (let node = screened + 1; node < (this.ends[screened] ?? 0); node++)
      this.hidden[node] = (this.hidden[this.parents[node] ?? 0] ?? false) || isHidden(this.attributes[node]);
  }
}

/** The name of a picture that a font draws in its place: `<i class="material-icons">local_offer</i>`. */
const isIcon = (attributes: Attributes | undefined, data: string): boolean =>
  attributes?.class !== undefined && iconFont.test(attributes.class) && !tellingIcons.has(data.trim());

const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

function isHidden(attributes: Attributes | undefined): boolean {
  if (!attributes) return false;
  if (attributes.hidden !== undefined) return true;
  return attributes.style !== undefined && hiddenStyle.test(attributes.style);
}
