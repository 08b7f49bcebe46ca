import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  title: string;
  items: readonly { title: string; text: string; badge?: ReactNode }[];
  icons: readonly LucideIcon[];
  columns: string;
};

/** Cards of a few words under one heading, divided by hairlines. */
export function FeatureGrid({ title, items, icons, columns }: Props) {
  return (
    <section className="grid gap-5">
      <h3 className="text-lg">{title}</h3>
      <ul className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns}`}>
        {items.map(({ title: heading, text, badge }, index) => {
          const Icon = icons[index];
          return (
            <li
              key={heading}
              className="grid grid-cols-[2.25rem_1fr] content-start gap-x-3.5 bg-surface p-5 sm:block sm:max-lg:last:odd:col-span-2"
            >
              <span className="row-span-2 grid size-9 place-items-center rounded-md bg-primary-soft text-primary sm:mb-3.5">
                {Icon ? <Icon size={18} aria-hidden="true" /> : null}
              </span>
              <h4 className="flex flex-wrap items-center gap-x-2 text-base">
                {heading}
                {badge}
              </h4>
              <p className="mt-1 text-sm text-quiet">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
