import type { RecordSetSummary } from "../../../contract/website.ts";

type Field = RecordSetSummary["fields"][number];

const dialled = /^(?:mailto|tel|sms|callto):/iu;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A sample of a field as a person writes it: of a link that writes or dials, the address or number alone. */
export const readableSample = ({ type }: Pick<Field, "type">, sample: string): string =>
  (type === "email" || type === "phone") && dialled.test(sample)
    ? decoded(sample.replace(dialled, "").replace(/\?.*$/su, ""))
    : sample;
