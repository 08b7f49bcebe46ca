import { ChevronDown, Undo2 } from "lucide-react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { cutName } from "../../../domain/text.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { Menu } from "../menu.tsx";
import { chipStyle } from "./condition-chip.tsx";
import { readableSample } from "./readable-sample.ts";

const sampleLength = 40;

type Props = {
  /** The column as it was asked for. */
  column: string;
  words: string;
  isFound: boolean;
  set: RecordSetSummary;
  onBind: (field: string) => void;
  /** Given where a person chose the field: goes back to what was understood. */
  onUndo?: (() => void) | undefined;
};

/** A column of the result, with the page's fields to fill it from instead. */
export function FieldMenu({ column, words, isFound, set, onBind, onUndo }: Props) {
  const text = useText(tools).prompt;
  const label = text.chooseField(column);
  const entries = set.fields.map((field) => ({
    id: field.id,
    label: field.name,
    detail: field.samples[0] && cutName(readableSample(field, field.samples[0]), sampleLength),
    onSelect: () => onBind(field.id),
  }));
  const rest = set.shown === undefined ? [] : entries.slice(set.shown);
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={words === column ? label : `${words}. ${label}`}
          className={classNames(
            chipStyle,
            "hover:bg-sunken",
            isFound ? "bg-found-soft text-found" : "bg-inferred-soft text-inferred",
          )}
        >
          {words}
          <ChevronDown size={12} aria-hidden="true" className="shrink-0" />
        </button>
      }
      items={[
        ...(onUndo ? [{ id: "undo", label: text.asUnderstood, icon: Undo2, onSelect: onUndo }] : []),
        ...entries.slice(0, set.shown),
      ]}
      section={rest.length > 0 ? { title: text.partsOfFields, items: rest } : undefined}
    />
  );
}
