import type { ReactNode } from "react";
import { features } from "../../../i18n/features.ts";
import { Badge } from "../../components/badge.tsx";
import { useText } from "../../language.ts";

/** A drawn screen: nothing in it can be reached or changed, and it says that it is an example. */
export function Mock({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const text = useText(features);
  return (
    <figure aria-label={label} className="overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line bg-sunken px-5 py-2.5 text-xs text-quiet md:px-6">
        <span className="max-sm:hidden">{title}</span>
        <Badge tone="inferred">{text.illustrative}</Badge>
      </figcaption>
      <div inert className="grid gap-6 p-5 select-none md:p-6">
        {children}
      </div>
    </figure>
  );
}
