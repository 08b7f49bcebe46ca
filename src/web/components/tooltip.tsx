import type { ComponentProps, ReactNode } from "react";
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";

type Props = { text: ReactNode; children: ComponentProps<typeof Focusable>["children"] };

/** Words that appear when its child, which must take the focus, is pointed at or focused. */
export function Tooltip({ text, children }: Props) {
  return (
    <TooltipTrigger delay={350} closeDelay={80}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={6}
        className="max-w-xs rounded-sm bg-deep px-2.5 py-1.5 text-xs text-on-deep shadow-soft transition-opacity duration-140 data-[entering]:opacity-0 data-[exiting]:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
