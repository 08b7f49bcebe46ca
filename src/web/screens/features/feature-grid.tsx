import type { ReactNode } from "react";

type Props = { title: string; items: readonly { title: string; text: string; badge?: ReactNode }[]; columns: string };

/** Cards of a few words under one heading, divided by hairlines. */
export function FeatureGrid({ title, items, columns }: Props) {
  return (
    <section className="grid gap-5">
      <h3 className="text-lg">{title}</h3>
      <ul className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns}`}>
        {items.map(({ title: heading, text, badge }) => (
          <li key={heading} className="grid content-start gap-1.5 bg-surface p-5">
            <h4 className="flex items-center gap-2 text-base">
              {heading}
              {badge}
            </h4>
            <p className="text-sm text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
