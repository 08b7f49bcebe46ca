import type { RecordSet } from "../../../domain/survey.ts";
import { fold } from "../../../domain/text.ts";
import type { AskedColumn } from "../parsing/asked.ts";

const specifications =
  /^(?:(?:todas )?(?:las )?(?:especificaciones|ficha|datos|caracteristicas|detalles) tecnic[oa]s?|ficha tecnica|(?:todas las )?especificaciones|(?:technical |tech |full )?(?:specifications|specs)|item specifics|spec sheet)(?: (?:del?|of) .*)?$/;
const minLabels = 3;

/** "Especificaciones técnicas", and nothing else: all that the page says of the one thing under a label. */
export const asksForSpecifications = (columns: readonly AskedColumn[]): boolean =>
  columns.length === 1 && specifications.test(fold(columns[0]?.title ?? "").trim());

const countLabels = ({ fields }: RecordSet): number => fields.filter(({ nameFrom }) => nameFrom === "label").length;

/** The record of the one thing, where it has labels enough. */
export const findSpecifications = (sets: readonly RecordSet[]): RecordSet | undefined =>
  sets.find((set) => set.kind === "details" && countLabels(set) >= minLabels);
