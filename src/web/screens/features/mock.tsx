import type { ReactNode } from "react";
import { features } from "../../../i18n/features.ts";
import { Badge } from "../../components/badge.tsx";
import { useText } from "../../language.ts";

/** A drawn screen: nothing in it can be reached or changed, and it says that it is an example. */
export function Mock({ label, children }: { label: string; children: ReactNode }) {
  const text = useText(features);
  return (
    <figure aria-label={label} className="grid content-start gap-3">
      <div inert className="grid gap-6 rounded-lg border border-line bg-raised p-5 shadow-soft select-none md:p-6">
        {children}
      </div>
      <figcaption>
        <Badge tone="inferred">{text.illustrative}</Badge>
      </figcaption>
    </figure>
  );
}
