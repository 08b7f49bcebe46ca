import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "../../components/card.tsx";
import { TrustMark, type TrustBasis } from "../../components/trust-mark.tsx";

type Props = {
  to: string;
  icon: LucideIcon;
  title: string;
  action: string;
  example: { columns: readonly string[]; bases: readonly TrustBasis[] };
  children: ReactNode;
};

/** One tool: what it does, the shape of what it gives, and the way in. The whole card is the link. */
export function ToolCard({ to, icon: Icon, title, action, example, children }: Props) {
  return (
    <Card className="group relative grid content-between gap-6 transition-[border-color,box-shadow] duration-180 hover:border-edge hover:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
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
      <div className="grid gap-5">
        <ExampleTable {...example} />
        <p aria-hidden="true" className="flex items-center gap-1.5 text-sm font-[600] text-primary">
          {action}
          <ArrowRight size={16} className="transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </Card>
  );
}

const widths = [
  ["w-3/4", "w-1/2", "w-2/3"],
  ["w-1/2", "w-2/3", "w-1/3"],
  ["w-2/3", "w-1/3", "w-1/2"],
];

function ExampleTable({ columns, bases }: Props["example"]) {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-md border border-line text-xs">
      <div className="grid grid-cols-3 bg-sunken text-quiet">
        {columns.map((column) => (
          <span key={column} className="px-3 py-1.5 font-[550] sm:truncate">
            {column}
          </span>
        ))}
      </div>
      {widths.map((row) => (
        <div key={row.join()} className="grid grid-cols-3 border-t border-line">
          {row.map((width, column) => (
            <span key={columns[column]} className="flex h-7 items-center gap-2 px-3">
              <TrustMark basis={bases[column] ?? "missing"} className="text-sm" />
              {bases[column] === "missing" ? null : <span className={`h-1.5 rounded-full bg-line ${width}`} />}
            </span>
          ))}
        </div>
      ))}
    </div>
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
