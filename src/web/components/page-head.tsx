import type { ReactNode } from "react";

/** The opening of a public page. */
export function PageHead({ title, lead, before }: { title: ReactNode; lead?: ReactNode; before?: ReactNode }) {
  return (
    <div className="grid max-w-[44rem] gap-4">
      {before}
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {lead ? <p className="text-base text-balance text-quiet md:text-lg">{lead}</p> : null}
    </div>
  );
}
