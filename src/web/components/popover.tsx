import { type ComponentProps, type ReactNode, useId } from "react";
import { DialogTrigger, Popover as AriaPopover, type PopoverProps, Pressable } from "react-aria-components";
import { classNames } from "./class-names.ts";

export const popoverStyle =
  "print:hidden overflow-auto overscroll-contain rounded-md border border-line bg-raised text-ink shadow-soft outline-none transition duration-140 " +
  "data-[entering]:opacity-0 data-[entering]:-translate-y-1 data-[exiting]:opacity-0";

type Props = {
  trigger: ComponentProps<typeof Pressable>["children"];
  label: string;
  children: ReactNode;
  placement?: PopoverProps["placement"];
  className?: string;
};

/** A button, given as `trigger`, that opens details beside it. */
export function Popover({ trigger, label, children, placement = "bottom start", className }: Props) {
  const labelId = useId();
  return (
    <DialogTrigger>
      <Pressable>{trigger}</Pressable>
      <AriaPopover
        aria-labelledby={labelId}
        placement={placement}
        offset={6}
        className={classNames(popoverStyle, "max-w-[min(24rem,calc(100vw-1.5rem))] p-4 text-sm", className)}
      >
        <span id={labelId} className="sr-only">
          {label}
        </span>
        {children}
      </AriaPopover>
    </DialogTrigger>
  );
}
