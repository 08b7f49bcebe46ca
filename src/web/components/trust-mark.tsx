import type { Basis } from "../../domain/figure.ts";
import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { classNames } from "./class-names.ts";

/** Every way a value can be known, in reports and in tables made from a page. */
export type TrustBasis = Basis | "page" | "computed" | "inferred";

type Sign = "full" | "half" | "ring" | "dash";

const found = { sign: "full", colour: "text-found" } as const;
const reconciled = { sign: "half", colour: "text-found" } as const;
const inferred = { sign: "ring", colour: "text-inferred" } as const;

const marks: Record<TrustBasis, { sign: Sign; colour: string }> = {
  reported: found,
  page: found,
  mirror: reconciled,
  reconciled,
  derived: reconciled,
  computed: reconciled,
  estimated: inferred,
  inferred,
  missing: { sign: "dash", colour: "text-missing" },
};

type Props = { basis: TrustBasis; className?: string };

/** The sign of trust: how the value beside it is known. */
export function TrustMark({ basis, className }: Props) {
  const text = useText(shell);
  const { sign, colour } = marks[basis];
  return (
    <span data-basis={basis} title={text.trust[basis]} className={classNames("font-sans", colour, className)}>
      <SignShape sign={sign} />
      <span className="sr-only">{text.trust[basis]}</span>
    </span>
  );
}

/** ● ◐ ○ — drawn, because fonts draw them in different sizes. */
const SignShape = ({ sign }: { sign: Sign }) => (
  <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden="true" className="inline-block size-[0.625em]">
    {sign === "dash" ? <path d="M1 5h8" strokeWidth="1.5" /> : <circle cx="5" cy="5" r="4" strokeWidth="1.5" />}
    {sign === "full" ? <circle cx="5" cy="5" r="4" fill="currentColor" stroke="none" /> : null}
    {sign === "half" ? <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" /> : null}
  </svg>
);
