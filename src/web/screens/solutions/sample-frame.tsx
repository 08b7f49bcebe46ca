import type { ReactNode } from "react";
import { type TrustBasis, TrustMark } from "../../components/trust-mark.tsx";

type Props = { title: string; detail: string; source: string; children: ReactNode };

/** What the tools give, framed as the product shows it: what was asked above, where it comes from below. */
export function SampleFrame({ title, detail, source, children }: Props) {
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line px-4 py-3 sm:px-5">
        <span className="font-heading text-base font-[650]">{title}</span>
        <span className="text-xs text-quiet">{detail}</span>
      </figcaption>
      {children}
      <p className="border-t border-line bg-sunken px-4 py-2.5 text-xs text-balance sm:px-5 text-quiet">{source}</p>
    </figure>
  );
}

type TableProps = {
  caption: string;
  heads: readonly { label: string; isNumber?: boolean; basis?: TrustBasis }[];
  children: ReactNode;
};

export function SampleTable({ caption, heads, children }: TableProps) {
  return (
    <table className="w-full text-left text-sm [&_:is(td,th)]:px-1.5 sm:[&_:is(td,th)]:px-2.5 [&_:is(td,th)]:py-2 [&_:is(td,th):first-child]:pl-4 sm:[&_:is(td,th):first-child]:pl-5 [&_:is(td,th):last-child]:pr-4 sm:[&_:is(td,th):last-child]:pr-5 [&_thead_th]:whitespace-nowrap [&_tr+tr]:border-t [&_tr+tr]:border-line">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line bg-sunken text-xs text-quiet">
        <tr>
          {heads.map(({ label, isNumber, basis }) => (
            <th key={label} scope="col" className={isNumber ? "text-right font-[550]" : "font-[550]"}>
              {label} {basis ? <TrustMark basis={basis} className="ml-1" /> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One figure that answers the question, in large. */
export function SampleHeadline({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <p className="grid gap-0.5 px-4 py-4 sm:px-5">
      <span className="tabular font-heading text-2xl font-[650]">{value}</span>
      <span className="text-sm text-quiet">{children}</span>
    </p>
  );
}
