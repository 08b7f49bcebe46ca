import type { ReactNode } from "react";

type Props = { label: ReactNode; value: ReactNode; note?: ReactNode; action?: ReactNode; children?: ReactNode };

/** A name, its value and a way to change it; `children` take the place of the value while it is edited. */
export function ProfileRow({ label, value, note, action, children }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line grid-cols-[minmax(0,1fr)] py-4 last:border-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="text-sm font-[550]">{label}</p>
      {children ?? (
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-0.5 text-sm">
            <p className="wrap-anywhere text-ink">{value}</p>
            {note ? <p className="text-xs text-quiet">{note}</p> : null}
          </div>
          {action ? <div className="-my-1.5 shrink-0">{action}</div> : null}
        </div>
      )}
    </div>
  );
}
