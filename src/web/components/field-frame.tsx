import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { shell } from "../../i18n/shell.ts";
import type { FieldError } from "../form-fields.ts";
import { useText } from "../language.ts";

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldError | null;
  isOptional?: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

export const fieldStyle =
  "block w-full rounded-md border border-edge bg-surface px-3 text-base md:text-sm text-ink transition-colors " +
  "hover:border-quiet focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-primary " +
  "aria-invalid:border-error aria-invalid:focus:outline-error disabled:bg-sunken disabled:text-faint read-only:bg-sunken";

/** What the input is described by, in reading order. */
export const describedBy = (id: string, hint: ReactNode, error: FieldError | null | undefined): string | undefined =>
  [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined;

/** Label, hint and error around one input. */
export function FieldFrame({ id, label, hint, error, isOptional, aside, children }: Props) {
  const text = useText(shell);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-[550] text-ink">
          {label}
          {isOptional ? <span className="ml-1.5 font-normal text-faint">({text.optional})</span> : null}
        </label>
        {aside}
      </div>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-quiet">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} data-msg={error.msg} className="flex items-start gap-1.5 text-xs text-error">
          <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error.text}
        </p>
      ) : null}
    </div>
  );
}
