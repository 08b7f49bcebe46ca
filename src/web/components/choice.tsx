import { useId } from "react";
import { classNames } from "./class-names.ts";

type Props<Id extends string> = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** A few alternatives side by side, one of them chosen. */
export function Choice<Id extends string>({ label, isLabelHidden = false, options, selected, onSelect }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className={classNames("text-sm font-[550]", isLabelHidden ? "sr-only" : "mb-1.5")}>{label}</legend>
      <div className="inline-flex flex-wrap justify-self-start rounded-md border border-line bg-sunken p-0.5">
        {options.map(({ id, label: words }) => (
          <label
            key={id}
            className="cursor-pointer rounded-[6px] px-3.5 py-1.5 text-sm text-quiet transition-colors hover:text-ink has-checked:bg-raised has-checked:font-[550] has-checked:text-ink has-checked:shadow-[0_1px_2px_rgb(11_31_58/14%)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={selected === id}
              onChange={() => onSelect(id)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
