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

/** Whether two ways of knowing a value look the same. */
export const usesSameSign = (a: TrustBasis, b: TrustBasis): boolean => marks[a].sign === marks[b].sign;

const circle = "M5 1a4 4 0 0 1 0 8a4 4 0 0 1 0-8z";
const shapes: Record<Sign, { line?: string; area?: string }> = {
  full: { area: circle },
  half: { line: circle, area: "M5 1a4 4 0 0 0 0 8z" },
  ring: { line: circle },
  dash: { line: "M1 5h8" },
};

const letters: Record<Sign, string> = { full: "•", half: "◐", ring: "○", dash: "–" };

/** The sign as a letter, which costs ten thousand rows on paper less than a drawing. */
export const trustLetter = (basis: TrustBasis): string => letters[marks[basis].sign];

type Props = { basis: TrustBasis; className?: string };

/** The sign of trust: how the value beside it is known. */
export function TrustMark({ basis, className }: Props) {
  const label = useText(shell).trust[basis];
  return (
    <span title={label} className={classNames("font-sans", className)}>
      <TrustSign basis={basis} label={label} />
    </span>
  );
}

/** ● ◐ ○ — drawn, because fonts draw them in different sizes. For tables of many: it reads no context. */
export function TrustSign({ basis, label, className }: Props & { label: string }) {
  const { sign, colour } = marks[basis];
  const { line, area } = shapes[sign];
  return (
    <svg
      role="img"
      aria-label={label}
      data-basis={basis}
      viewBox="0 0 10 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={classNames("inline-block size-[0.625em]", colour, className)}
    >
      {line ? <path d={line} /> : null}
      {area ? <path d={area} fill="currentColor" stroke="none" /> : null}
    </svg>
  );
}
