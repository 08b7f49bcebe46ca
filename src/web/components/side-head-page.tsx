import type { ReactNode } from "react";

/** A public page to look things up in: its head stays beside the text where there is room. */
export function SideHeadPage({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-5 py-12 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
      <div className="grid content-start gap-6 lg:sticky lg:top-32 lg:self-start">{head}</div>
      <div className="border-t border-line">{children}</div>
    </div>
  );
}
