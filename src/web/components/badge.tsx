import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type BadgeTone = "neutral" | "primary" | "found" | "inferred" | "error";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-quiet",
  primary: "bg-primary-soft text-primary",
  found: "bg-found-soft text-found",
  inferred: "bg-inferred-soft text-inferred",
  error: "bg-error-soft text-error",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 py-px font-sans text-xs font-[550] tracking-normal [overflow-wrap:anywhere]",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
