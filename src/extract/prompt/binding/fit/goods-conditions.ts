import type { Field } from "../../../../domain/survey.ts";
import { areMostly } from "../samples.ts";

const mostValues = 0.6;
const maxLength = 60;
const condition =
  /^(?:(?:brand|new|like|as|open box|certified|seller|manufacturer|excellent|very good|good|como|casi|comme|wie)[\s:–-]+)*(?:new|used|pre-?owned|refurbished|renewed|open box|second[- ]hand|for parts|nuev[oa]|usad[oa]|seminuev[oa]|reacondicionad[oa]|(?:de )?segunda mano|para piezas|novo|recondicionado|neuf|occasion|reconditionné|neu|gebraucht|generalüberholt|nuovo|usato|ricondizionato)(?:$|\s*[-–—:,;(/])/iu;

/** Whether the values say in what condition goods are: `Brand New`, `Certified - Refurbished`, `Reacondicionado`. */
export const areConditions = (field: Field): boolean =>
  field.type === "text" &&
  field.samples.length > 0 &&
  areMostly(mostValues, field, (sample) => sample.length <= maxLength && condition.test(sample));
