import type { ReactNode } from "react";

export function SourceFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-3">{children}</dl>
  );
}

export const SourceFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-quiet">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
