import { Plus, X } from "lucide-react";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";

export const chipStyle =
  "inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm px-1.5 py-px text-left text-xs font-[550] [overflow-wrap:anywhere] transition-colors forced-colors:border";

type Props = { words: string; label: string; isGuess?: boolean; onPress?: () => void };

/** A condition that was understood; where it can be put right, pressing it leaves it out. */
export function ConditionChip({ words, label, isGuess = false, onPress }: Props) {
  if (!onPress) return <Badge tone={isGuess ? "inferred" : "found"}>{words}</Badge>;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(chipStyle, "bg-found-soft text-found hover:bg-sunken hover:text-error")}
    >
      {words}
      <X size={12} aria-hidden="true" className="shrink-0" />
    </button>
  );
}

/** One that was left out; pressing it puts it back. */
export function DroppedChip({ words, label, onPress }: Required<Omit<Props, "isGuess">>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classNames(chipStyle, "border border-dashed border-edge text-quiet hover:text-ink")}
    >
      <Plus size={12} aria-hidden="true" className="shrink-0" />
      {words}
    </button>
  );
}
