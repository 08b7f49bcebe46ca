import type { Basis } from "../../domain/figure.ts";
import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { classNames } from "./class-names.ts";

/** Every way a value can be known, in reports and in tables made from a page. */
export type TrustBasis = Basis | "page" | "computed" | "inferred";

const found = { sign: "●", colour: "text-found" };
const reconciled = { sign: "◐", colour: "text-found" };
const inferred = { sign: "○", colour: "text-inferred" };

const marks: Record<TrustBasis, { sign: string; colour: string }> = {
  reported: found,
  page: found,
  mirror: reconciled,
  reconciled,
  derived: reconciled,
  computed: reconciled,
  estimated: inferred,
  inferred,
  missing: { sign: "—", colour: "text-missing" },
};

type Props = { basis: TrustBasis; className?: string };

/** The sign of trust: how the value beside it is known. */
export function TrustMark({ basis, className }: Props) {
  const text = useText(shell);
  const { sign, colour } = marks[basis];
  return (
    <span data-basis={basis} title={text.trust[basis]} className={classNames("font-sans", colour, className)}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{text.trust[basis]}</span>
    </span>
  );
}
