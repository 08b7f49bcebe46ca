import type { ComponentProps, ReactNode } from "react";
import { Dialog, DialogTrigger, Popover as AriaPopover, type PopoverProps, Pressable } from "react-aria-components";
import { classNames } from "./class-names.ts";

export const popoverStyle =
  "rounded-md border border-line bg-raised text-ink shadow-soft outline-none transition duration-140 " +
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
  return (
    <DialogTrigger>
      <Pressable>{trigger}</Pressable>
      <AriaPopover placement={placement} offset={6} className={classNames(popoverStyle, "max-w-sm p-4", className)}>
        <Dialog aria-label={label} className="text-sm outline-none">
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
