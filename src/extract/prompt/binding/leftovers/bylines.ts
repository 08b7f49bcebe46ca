import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { isPlainInRecord } from "../field-path.ts";
import { withoutNumber } from "../names/field-words.ts";
import { meanLength, shareOf } from "../samples.ts";
import { type Leftover, minFill, takeEach } from "./leftover.ts";

/** Concepts for whom a thing is from. */
const parties: ReadonlySet<string> = new Set(["company", "vendor", "owner", "source", "author"]);
export const isParty = (concept: Concept | null): boolean => concept !== null && parties.has(concept.id);

const minSaying = 0.8;
const maxMeanLength = 60;
const byline =
  /^(?:(?:(?:[Vv]endid|[Pp]ublicad|[Oo]frecid|[Aa]nunciad|[Ee]nviad)[oa]s? )?[Pp]or|(?:(?:[Ss]old|[Oo]ffered|[Ll]isted|[Pp]osted|[Ss]hipped) )?(?:[Bb]y|[Ff]rom)|(?:[Vv]endu |[Pp]roposé )?[Pp]ar|(?:[Vv]erkauft )?(?:[Vv]on|[Dd]urch)|(?:[Vv]endut[oa] )?[Dd]a|[Dd]e) \p{Lu}/u;

/** Whether the values begin with a word for whom they are from, and go on with a name: `Por Talleres Duero`. */
export const saysFrom = (field: Field): boolean =>
  meanLength(field) <= maxMeanLength && shareOf(field, (sample) => byline.test(sample)) >= minSaying;

const byWord = /^(?:by|from|por|de|par|von|di|da)$/iu;

/** `por <a>Ana Ruiz</a>`: the word before the name has been read as its label. */
const isLabelledFrom = ({ name, nameFrom }: Field): boolean => nameFrom === "label" && byWord.test(withoutNumber(name));

const findByline = ({ fields }: RecordSet, used: ReadonlySet<string>): Field | undefined =>
  fields.find(
    (field) =>
      !used.has(field.id) &&
      field.type === "text" &&
      isPlainInRecord(field.path) &&
      field.fill >= minFill &&
      field.distinct > 1 &&
      (isLabelledFrom(field) || saysFrom(field)),
  );

export const bylines: Leftover = {
  name: "a line that begins with a word for whom it is from, for who sells, offers or wrote it",
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ concept }, { used }) => {
      const field = isParty(concept) ? findByline(set, used) : undefined;
      return field && { field };
    }),
};
