import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { NoReportReason } from "../../../domain/research.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";

type Props = {
  reason: NoReportReason;
  icon: LucideIcon;
  title: string;
  /** The product that was looked for, where it is known. */
  product?: ReactNode;
  why: string;
  notUnderstood: readonly string[];
  children: ReactNode;
};

/** Instead of a report: why there is none, that nothing was charged, and below what to do. */
export function NoReport({ reason, icon: Icon, title, product, why, notUnderstood, children }: Props) {
  const { research, notCharged } = useText(tools);
  return (
    <section
      role="status"
      data-msg={`research.${reason}`}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-quiet">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg wrap-anywhere">{title}</h2>
          {product}
          <p className="text-sm text-quiet">
            {why} {notUnderstood.length > 0 && <>{research.notUnderstood(notUnderstood)} </>}
            {notCharged}
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
