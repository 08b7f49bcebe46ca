import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "../../components/card.tsx";

type Props = {
  to: string;
  icon: LucideIcon;
  title: string;
  action: string;
  /** What it gives, in little. */
  piece: ReactNode;
  /** What is left of it in the plan. */
  left: ReactNode;
  children: ReactNode;
};

/** One tool: what it does, the last thing it gave, and the way in. The whole card is the link. */
export function ToolCard({ to, icon: Icon, title, action, piece, left, children }: Props) {
  return (
    <Card className="group relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-6 transition-[border-color,box-shadow] duration-180 hover:border-edge hover:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <div className="grid gap-3">
        <span className="grid size-10 place-items-center rounded-md bg-primary-soft text-primary">
          <Icon size={20} aria-hidden="true" />
        </span>
        <h2 className="text-lg">
          <Link to={to} prefetch="intent" className="outline-none after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-quiet">{children}</p>
      </div>
      <div className="grid min-w-0 content-between gap-5">
        {piece}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p aria-hidden="true" className="flex items-center gap-1.5 text-sm font-[600] text-primary">
            {action}
            <ArrowRight size={16} className="transition-transform group-hover:translate-x-1" />
          </p>
          {left}
        </div>
      </div>
    </Card>
  );
}

export function ToolCardSkeleton({ label }: { label: string }) {
  return (
    <Card className="grid min-h-80 content-start gap-4">
      <span role="status" className="sr-only">
        {label}
      </span>
      <span className="size-10 animate-pulse rounded-md bg-line" />
      <span className="h-5 w-48 animate-pulse rounded-sm bg-line" />
      <span className="h-3 w-full animate-pulse rounded-sm bg-line" />
      <span className="h-3 w-2/3 animate-pulse rounded-sm bg-line" />
    </Card>
  );
}
