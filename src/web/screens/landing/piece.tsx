import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";

/** A feature card: what it is in words, and a small part of it that works. */
export function Piece({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="row-span-2 grid grid-rows-subgrid gap-5 bg-surface p-6">
      <div className="grid content-start gap-1.5">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      <div className="grid min-h-44 content-between gap-3 rounded-md border border-line bg-ground p-4">{children}</div>
    </li>
  );
}

type PieceButtonProps = { isPressed: boolean; onPress: () => void; className?: string; children: ReactNode };

/** One of a few alternatives inside a card. */
export function PieceButton({ isPressed, onPress, className, children }: PieceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        "inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-xs text-quiet transition-colors hover:border-edge hover:text-ink",
        "aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary",
        className,
      )}
    >
      {children}
    </button>
  );
}

/** A small document inside a card, under its name. */
export function PieceDocument({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-sm border border-line bg-surface">
      <p className="flex items-center gap-1.5 border-b border-line px-3 py-1.5 text-xs text-quiet">
        <Icon size={13} aria-hidden="true" />
        {name}
      </p>
      <div className="px-3 py-2">{children}</div>
    </div>
  );
}

/** What a choice leads to: a value, and a few words about it. */
export function PieceResult({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <p aria-live="polite" className="grid gap-1">
      <span className="tabular flex min-h-8 items-center font-heading text-xl font-[650]">{value}</span>
      <span className="text-sm text-quiet">{children}</span>
    </p>
  );
}

export function PieceChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {children}
    </div>
  );
}
