import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { chipStyle } from "./condition-chip.tsx";
import { FieldMenu } from "./field-menu.tsx";
import { UnderstoodRow } from "./understood-row.tsx";

type Props = {
  missing: readonly string[];
  /** Of the missing, those that are columns: they can be given a field. */
  columns: readonly string[];
  set: RecordSetSummary | null;
  onBind?: (column: string, field: string) => void;
};

/** What the page does not have under the asked name; a column is bound to another of the page's by choosing it. */
export function MissingColumns({ missing, columns, set, onBind }: Props) {
  const text = useText(tools).prompt;
  if (missing.length === 0) return null;
  const canBind = onBind !== undefined && set !== null && missing.some((one) => columns.includes(one));
  return (
    <UnderstoodRow name={text.notFound} tone="inferred">
      {missing.map((name) =>
        canBind && columns.includes(name) ? (
          <FieldMenu
            key={name}
            column={name}
            words={name}
            isFound={false}
            set={set}
            onBind={(field) => onBind(name, field)}
          />
        ) : (
          <span key={name} className={classNames(chipStyle, "bg-inferred-soft text-inferred")}>
            {name}
          </span>
        ),
      )}
      {canBind ? <span className="text-xs text-quiet">{text.chooseFieldHint}</span> : null}
    </UnderstoodRow>
  );
}
