import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-primary text-on-primary hover:bg-primary-hover shadow-[inset_0_1px_0_rgb(255_255_255/14%)] forced-colors:border",
  secondary: "border border-edge/45 bg-surface text-ink hover:border-edge hover:bg-sunken",
  quiet: "text-quiet hover:bg-sunken hover:text-ink",
  danger: "border border-edge/45 bg-surface text-error hover:border-error hover:bg-error-soft",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-3 py-1 text-sm gap-1.5",
  md: "min-h-10 px-4 py-2 text-sm gap-2",
  lg: "min-h-12 px-6 py-2.5 text-base gap-2",
};

export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, extra?: string): string =>
  classNames(
    "inline-flex items-center justify-center rounded-md text-center font-[550] transition-colors duration-140",
    "aria-disabled:opacity-80 disabled:opacity-60",
    variants[variant],
    sizes[size],
    extra,
  );
