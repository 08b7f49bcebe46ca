import { type ReactNode, useId } from "react";

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  isDisabled?: boolean;
};

export function Switch({ label, hint, isOn, onChange, name, isDisabled }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="inline-flex min-h-6 cursor-pointer items-center gap-3 text-sm font-[550]">
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="relative h-5 w-9 shrink-0 rounded-full bg-edge transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-surface after:transition-transform peer-checked:bg-primary peer-checked:after:translate-x-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-50 forced-colors:bg-[GrayText] forced-colors:forced-color-adjust-none forced-colors:peer-checked:bg-[Highlight] forced-colors:after:bg-[Canvas]"
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="pl-12 text-xs text-quiet">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
