import { Plus } from "lucide-react";
import type { ReactNode } from "react";

type Props = { title: ReactNode; id?: string; group?: string; isOpen?: boolean; children: ReactNode };

/** A heading that opens its text; a link to its `id` does so too. Within one `group` only one stands open. */
export function Disclosure({ title, id, group, isOpen, children }: Props) {
  return (
    <details name={group} open={isOpen} className="group border-b border-line">
      <summary className="flex items-center justify-between gap-6 rounded-sm py-4 text-base font-[550] text-pretty hover:text-primary">
        {title}
        <Plus
          size={18}
          aria-hidden="true"
          className="shrink-0 text-faint transition-transform duration-180 group-open:rotate-45"
        />
      </summary>
      <div id={id} className="grid max-w-[42rem] scroll-mt-16 gap-3 pb-5 text-base text-quiet">
        {children}
      </div>
    </details>
  );
}
