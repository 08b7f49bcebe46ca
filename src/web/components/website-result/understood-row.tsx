import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type Props = { name: string; tone?: "strong" | "inferred" | "quiet"; children: ReactNode };

const tones = { strong: "font-[550]", inferred: "text-inferred", quiet: "text-quiet" } as const;

/** A line of what was understood: its name in the first column where there is room for two, else before its parts. */
export function UnderstoodRow({ name, tone = "quiet", children }: Props) {
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1.5 @lg:grid @lg:grid-cols-subgrid @lg:items-start">
      <span className={classNames("@max-lg:w-full @lg:leading-6", tones[tone])}>{name}</span>
      <span className="contents @lg:flex @lg:min-w-0 @lg:flex-wrap @lg:items-center @lg:gap-x-2 @lg:gap-y-1.5">
        {children}
      </span>
    </p>
  );
}
