import { useState } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Corrections } from "../../../domain/corrections.ts";
import type { Plan } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { classNames } from "../class-names.ts";
import { chipStyle, ConditionChip } from "./condition-chip.tsx";
import { FieldMenu } from "./field-menu.tsx";
import { canBeBound, columnsAtFirst, type UnderstoodColumn } from "./understood-columns.ts";
import { UnderstoodPart } from "./understood-conditions.tsx";

type Props = {
  name: string;
  columns: readonly UnderstoodColumn[];
  plan: Plan | null;
  set: RecordSetSummary | null;
  /** Columns whose field a person chose. */
  bound: Corrections["bound"];
  /** Given where what was understood can be put right. */
  onBind: ((column: string, field: string) => void) | undefined;
  onUnbind: (column: string) => void;
};

/** The columns that were understood: of many the first ones, and the rest at a press. */
export function UnderstoodColumns({ name, columns, plan, set, bound, onBind, onUnbind }: Props) {
  const text = useText(tools).prompt;
  const [showsAll, setShowsAll] = useState(false);
  const isBound = (title: string): boolean => bound.some(({ column }) => column === title);
  const first = columnsAtFirst(columns, ({ title, isGuess }) => isGuess || isBound(title));
  const folded = columns.length - first.length;
  return (
    <UnderstoodPart name={name}>
      {(showsAll ? columns : first).map(({ title, words: said, isGuess }) => {
        const words = isGuess ? text.guess(said) : said;
        if (!onBind || !set || !canBeBound(plan, title))
          return <ConditionChip key={words} words={words} label={words} isGuess={isGuess} />;
        return (
          <FieldMenu
            key={words}
            column={title}
            words={words}
            isFound={!isGuess}
            set={set}
            onBind={(field) => onBind(title, field)}
            onUndo={isBound(title) ? () => onUnbind(title) : undefined}
          />
        );
      })}
      {folded > 0 ? <FoldButton folded={folded} isOpen={showsAll} onPress={() => setShowsAll(!showsAll)} /> : null}
    </UnderstoodPart>
  );
}

type FoldProps = { folded: number; isOpen: boolean; onPress: () => void };

function FoldButton({ folded, isOpen, onPress }: FoldProps) {
  const text = useText(tools).prompt;
  const number = useNumberWriter().whole(folded);
  const label = isOpen ? text.fewerColumns : text.moreColumns(number);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(chipStyle, "border border-line text-primary hover:border-primary print:hidden")}
    >
      {isOpen ? text.fewer : `+${number}`}
    </button>
  );
}
