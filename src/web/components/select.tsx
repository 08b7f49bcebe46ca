import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { fieldStyle } from "./field-frame.tsx";

/** The browser's own list of choices, dressed as the other fields. */
export const Select = ({ className, ...props }: ComponentProps<"select">) => (
  <span className={classNames("relative grid", className)}>
    <select
      {...props}
      className={classNames(
        fieldStyle,
        "h-10 cursor-pointer appearance-none truncate bg-surface! pr-9 print:h-auto print:border-0 print:p-0",
      )}
    />
    <ChevronDown
      size={16}
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-quiet print:hidden"
    />
  </span>
);
