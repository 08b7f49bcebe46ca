import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = { icon?: LucideIcon; title: ReactNode; children?: ReactNode; actions?: ReactNode; msg?: string };

/** What stands where there is nothing yet: what, why, and what to do next. */
export function EmptyState({ icon: Icon, title, children, actions, msg }: Props) {
  return (
    <div data-msg={msg} className="grid justify-items-center gap-3 px-6 py-12 text-center">
      {Icon ? (
        <span className="grid size-11 place-items-center rounded-full bg-sunken text-quiet">
          <Icon size={20} aria-hidden="true" />
        </span>
      ) : null}
      <p className="font-heading text-base font-[600]">{title}</p>
      {children ? <div className="max-w-md text-sm text-quiet">{children}</div> : null}
      {actions ? <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
