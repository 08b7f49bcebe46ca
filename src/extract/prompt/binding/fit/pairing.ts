import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { isInHeading, isPlain } from "../field-path.ts";
import { nameFit } from "../names/name-fit.ts";
import { figuresByName, saysSo, spokenFigures } from "./says-so.ts";
import { shapeFit } from "./shape-fit.ts";
import { isClock, typeFit } from "./type-fit.ts";
import { roleFit } from "./role-fit.ts";

/** Names below this say nothing of what a field is. */
export const minNamed = 0.4;
/** Names from this on say it, whatever its values look like. */
const minSurelyNamed = 0.85;
const fewRecords = 3;

/** A name says less of a concept whose values have a shape of their own, where they have not. */
const shapelessWeight = 0.7;
const shapedBonus = 0.2;
/** Values that carry their own word are named by it. */
const spokenName = 0.95;

/** Homes are called by their street: `<h2>Calle del Faro 2</h2>`. */
const isAddressAsTitle = ({ type, path }: Field, concept: Concept | null): boolean =>
  type === "address" && concept?.role === "title" && isInHeading(path) && isPlain(path);

/** A field and something asked for that it may answer. Each fact about the two is read when a rule first looks at it. */
export class Pairing {
  readonly field: Field;
  readonly set: RecordSet;
  readonly concept: Concept | null;
  readonly asked: readonly string[];
  /** Where the field stands among those of its set. */
  readonly order: number;
  /** How well its type fits, 0 to 1. */
  readonly type: number;
  #role: number | undefined;
  #name: number | undefined;
  #isSpoken: boolean | undefined;

  constructor(field: Field, set: RecordSet, concept: Concept | null, asked: readonly string[], order: number) {
    this.field = field;
    this.set = set;
    this.concept = concept;
    this.asked = asked;
    this.order = order;
    this.type = isAddressAsTitle(field, concept) ? typeFit("text", concept) : typeFit(field.type, concept);
  }

  /** How well it plays the part that the concept has in a record, 0 to 1. */
  get role(): number {
    return (this.#role ??= roleFit(this.field, this.set, this.concept, this.order));
  }

  /** How well what the page calls it says what was asked, 0 to 1. */
  get called(): number {
    return nameFit(this.field, this.concept, this.asked);
  }

  /** Whether most values carry a word of the concept themselves: `3 habitaciones`. */
  get isSpoken(): boolean {
    return (this.#isSpoken ??= this.concept !== null && saysSo(this.field, this.set, this.concept));
  }

  /** The same as `called`, with what the values say of themselves by their words or their shape. */
  get name(): number {
    return (this.#name ??= this.#readName());
  }

  #readName(): number {
    const { concept, called } = this;
    const shape = shapeFit(this.field, concept);
    const shapeless = called * (concept?.shape ? shapelessWeight : 1);
    const named = shape > 0 ? Math.max(called, shape + shapedBonus * called) : shapeless;
    return concept !== null && spokenFigures.has(concept.id) && this.isSpoken ? Math.max(named, spokenName) : named;
  }

  get isNamed(): boolean {
    return this.name >= minNamed;
  }

  get isSurelyCalled(): boolean {
    return this.called >= minSurelyNamed;
  }

  get isSurelyNamed(): boolean {
    return this.name >= minSurelyNamed;
  }

  /** The same in all of several records. */
  get isConstant(): boolean {
    return this.set.count >= fewRecords && this.field.distinct < 2;
  }

  /** Of a type that values of the concept do not have. */
  get isOfOtherType(): boolean {
    return this.type === 0 && (this.concept?.types.length ?? 0) > 0 && !isClock(this.field, this.concept);
  }

  get isToldByName(): boolean {
    return this.concept !== null && figuresByName.has(this.concept.id);
  }
}
