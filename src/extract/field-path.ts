/**
 * A place in a record as text to be read: `div.body>h3.title>a@href`. On one page equal places are one object with one string, so
 * that no place is written or compared letter by letter for every record.
 */
export class FieldPath {
  readonly text: string;
  private readonly all: Map<string, FieldPath>;
  private readonly ends = new Map<string, FieldPath>();
  private readonly steps = new Map<string, FieldPath>();
  private readonly repeats: string[] = [];

  private constructor(text: string, all: Map<string, FieldPath>) {
    this.text = text;
    this.all = all;
    all.set(text, this);
  }

  /** The empty place of a new page. */
  static root(): FieldPath {
    return new FieldPath("", new Map());
  }

  /** The place with more text at its end: an attribute, a line, a part. */
  join(end: string): FieldPath {
    let joined = this.ends.get(end);
    if (!joined) this.ends.set(end, (joined = this.get(`${this.text}${end}`)));
    return joined;
  }

  /** The place of an element below. */
  step(signature: string): FieldPath {
    let below = this.steps.get(signature);
    if (!below) {
      below = this.get(this.text === "" ? signature : `${this.text}>${signature}`);
      this.steps.set(signature, below);
    }
    return below;
  }

  /** The text for the nth value that one record has at this place. */
  nth(use: number): string {
    return use === 1 ? this.text : (this.repeats[use] ??= this.join(`#${use}`).text);
  }

  private get(text: string): FieldPath {
    return this.all.get(text) ?? new FieldPath(text, this.all);
  }
}
