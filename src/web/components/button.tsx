import type { ComponentProps, MouseEvent } from "react";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

type Props = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: shows `pendingLabel`, keeps the focus, ignores clicks. */
  isPending?: boolean;
  pendingLabel?: string;
};

const refuse = (event: MouseEvent): void => event.preventDefault();

export function Button({
  variant = "primary",
  size = "md",
  isPending = false,
  pendingLabel,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-disabled={isPending || undefined}
      onClick={isPending ? refuse : onClick}
    >
      {isPending ? <Spinner size={16} /> : null}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
