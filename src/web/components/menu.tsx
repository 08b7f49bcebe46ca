import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
} from "react-aria-components";
import { Badge } from "./badge.tsx";
import { classNames } from "./class-names.ts";
import { popoverStyle } from "./popover.tsx";

type MenuEntry = {
  id: string;
  label: string;
  detail?: string;
  /** A short word beside the name, such as the plan it is part of. */
  badge?: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
  isDanger?: boolean;
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

type Props = {
  trigger: ComponentProps<typeof Pressable>["children"];
  label: string;
  items: readonly MenuEntry[];
  /** What comes after the rest, under a title of its own. */
  section?: { readonly title: string; readonly items: readonly MenuEntry[] } | undefined;
};

/** A button, given as `trigger`, that opens a list of actions. */
export function Menu({ trigger, label, items, section }: Props) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover
        placement="bottom end"
        offset={6}
        className={classNames(popoverStyle, "max-w-[min(24rem,calc(100vw-1.5rem))] min-w-48 p-1 print:hidden")}
      >
        <AriaMenu aria-label={label} className="outline-none">
          {items.map((entry) => menuItem(entry))}
          {section ? (
            <MenuSection className="mt-1 border-t border-line pt-1">
              <Header className="px-2.5 py-1.5 text-xs text-quiet">{section.title}</Header>
              {section.items.map((entry) => menuItem(entry))}
            </MenuSection>
          ) : null}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

const menuItem = ({ id, label, detail, badge, icon: Icon, isDisabled, isDanger, href, onSelect }: MenuEntry) => (
  <MenuItem
    key={id}
    id={id}
    textValue={label}
    href={href}
    isDisabled={isDisabled}
    onAction={onSelect}
    className={classNames(
      "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none",
      "data-[focused]:bg-sunken data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50",
      isDanger ? "text-error" : "text-ink",
    )}
  >
    {Icon ? <Icon size={16} aria-hidden="true" className="shrink-0 text-quiet" /> : null}
    <span className="grid min-w-0 wrap-anywhere">
      {label}
      {detail ? <span className="text-xs text-quiet">{detail}</span> : null}
    </span>
    {badge ? (
      <span className="ml-auto pl-2">
        <Badge tone="primary">{badge}</Badge>
      </span>
    ) : null}
  </MenuItem>
);
