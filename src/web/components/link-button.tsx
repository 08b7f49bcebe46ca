import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

export function LinkButton({ variant = "primary", size = "md", className, ...rest }: Props) {
  return <Link prefetch="intent" {...rest} className={buttonStyle(variant, size, className)} />;
}
