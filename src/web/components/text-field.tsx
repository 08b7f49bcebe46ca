import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { shell } from "../../i18n/shell.ts";
import type { FieldError } from "../form-fields.ts";
import { useText } from "../language.ts";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame, fieldStyle } from "./field-frame.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldError | null;
  isOptional?: boolean;
  aside?: ReactNode;
};

/** One line of text. A password gets a button that shows or hides it. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  aside,
  type = "text",
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const text = useText(shell);
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  const ToggleIcon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, aside }}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={isPassword && isShown ? "text" : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={classNames(fieldStyle, "h-11 md:h-10", isPassword && "pr-11", className)}
        />
        {isPassword ? (
          <button
            type="button"
            aria-label={isShown ? text.hidePassword : text.showPassword}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-quiet hover:text-ink"
          >
            <ToggleIcon size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
