import type { ShareParts } from "../../../domain/share-parts.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { classNames } from "../class-names.ts";
import { TrustMark } from "../trust-mark.tsx";
import { compact } from "./compact.ts";
import { percentWriter } from "./percent-writer.ts";
import type { CountryHolder } from "./share-sides.ts";

type Props = { title: string; parts: ShareParts<CountryHolder> };

/** Blue in steps for the first, one pale step for the others: told apart by lightness, not by hue. */
const steps = ["bg-primary", "bg-primary/80", "bg-primary/65", "bg-primary/50"];
const laterStep = "bg-primary/40";
/** What stands for many has a pattern, as no single country has. */
const hatched =
  "bg-[repeating-linear-gradient(135deg,var(--color-edge)_0_1.5px,transparent_1.5px_5px)] border border-edge";
/** On paper, and where a person's own colours take the place of ours, a bar keeps its paint. */
const painted = "forced-color-adjust-none [print-color-adjust:exact]";

/** The whole as one strip, and each part of it below as a row with its bar, share and value. */
export function ShareTable({ title, parts: { leaders, others } }: Props) {
  const words = useText(summary).shares;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const rows = [
    ...leaders.map(({ iso3, name, value, share, basis }, i) => ({
      id: iso3,
      name,
      value,
      share,
      basis,
      paint: steps[i] ?? laterStep,
    })),
    ...(others.count > 0
      ? [
          {
            id: "others",
            name: words.others(others.count),
            value: others.value,
            share: others.share,
            basis: "derived" as const,
            paint: hatched,
          },
        ]
      : []),
  ];
  const widest = Math.max(...rows.map(({ share }) => share));
  return (
    <>
      <div aria-hidden="true" className="flex h-5 gap-px overflow-hidden rounded-sm">
        {rows.map(({ id, name, share, paint }) => (
          <span
            key={id}
            title={`${name} ${percent(share)}`}
            className={classNames("min-w-px", paint, painted)}
            style={{ flexGrow: share, flexBasis: 0 }}
          />
        ))}
      </div>
      <table className="w-full table-fixed text-xs tabular-nums sm:text-sm">
        <caption className="sr-only">{title}</caption>
        <colgroup>
          <col className="w-[32%] sm:w-[30%]" />
          <col />
          <col className="w-14 sm:w-16" />
          <col className="w-21 sm:w-28" />
        </colgroup>
        <thead>
          <tr className="border-b border-line text-xs text-quiet">
            <th scope="col" className="py-1.5 pr-2 text-left font-[550]">
              {words.country}
            </th>
            <td />
            <th scope="col" className="py-1.5 text-right font-[550]">
              {words.share}
            </th>
            <th scope="col" className="py-1.5 text-right font-[550]">
              USD
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, value, share, basis, paint }) => (
            <tr key={id} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              <td aria-hidden="true" className="py-1.5">
                <span
                  className={classNames("block h-3 min-w-px rounded-[2px]", paint, painted)}
                  style={{ width: `${(share / widest) * 100}%` }}
                />
              </td>
              <td className="py-1.5 text-right whitespace-nowrap">{percent(share)}</td>
              <td className="py-1.5 text-right whitespace-nowrap" title={`${numbers.whole(value)} USD`}>
                {compact(value, numbers, 3)}
                <TrustMark basis={basis} className="ml-1.5 leading-none" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
