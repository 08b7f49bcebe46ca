import { ChevronDown } from "lucide-react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";
import { Menu } from "../menu.tsx";
import { chipStyle } from "./condition-chip.tsx";
import { tellingWords } from "./telling-words.ts";

const fieldsShown = 4;

/** "157 registros · Proveedores", and what tells it from another list of that name among `sets`. */
export function useSetWriter(sets: readonly RecordSetSummary[]): (set: RecordSetSummary) => string {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  return (set) => {
    const { count, name, kind } = set;
    const words = tellingWords(set, sets, text.quoted).join(", ");
    return `${text.records(count, numbers.whole(count))} · ${name ?? text.kinds[kind]}${words ? ` (${words})` : ""}`;
  };
}

type Props = {
  set: RecordSetSummary;
  sets: readonly RecordSetSummary[];
  onChoose?: (id: string) => void;
};

/** The list that was read, and the others of the page to read instead. */
export function UnderstoodSet({ set, sets, onChoose }: Props) {
  const text = useText(tools).prompt;
  const write = useSetWriter(sets);
  const others = sets.filter(({ id }) => id !== set.id);
  if (!onChoose || others.length === 0) return <Badge tone="found">{write(set)}</Badge>;
  return (
    <Menu
      label={text.otherSets}
      trigger={
        <button
          type="button"
          aria-label={`${write(set)}. ${text.otherSets}`}
          className={classNames(chipStyle, "bg-found-soft text-found hover:bg-sunken")}
        >
          {write(set)}
          <ChevronDown size={12} aria-hidden="true" className="shrink-0" />
        </button>
      }
      items={others.map((other) => ({
        id: other.id,
        label: write(other),
        detail: other.fields
          .slice(0, fieldsShown)
          .map(({ name }) => name)
          .join(", "),
        onSelect: () => onChoose(other.id),
      }))}
    />
  );
}
