import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldError } from "../form-fields.ts";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame, fieldStyle } from "./field-frame.tsx";

type Props = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldError | null;
  isOptional?: boolean;
};

export function TextArea({ label, hint, error, isOptional, rows = 4, className, ...rest }: Props) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={classNames(fieldStyle, "resize-y py-2.5 leading-normal", className)}
      />
    </FieldFrame>
  );
}
