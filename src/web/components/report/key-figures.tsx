import type { ReactNode } from "react";
import { tools } from "../../../i18n/tools.ts";
import { concentration, hhiPoints } from "../../../domain/market-shares.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { compact } from "./compact.ts";
import { percentWriter } from "./percent-writer.ts";
import { Popover } from "../popover.tsx";
import { TrustMark, type TrustBasis } from "../trust-mark.tsx";
import { useHhiHint } from "./use-hhi-hint.ts";

/** The market in five numbers, all worked out from the rows of the report. */
export function KeyFigures({ evidence }: { evidence: ReportEvidence }) {
  const text = useText(tools).research.figures;
  const numbers = useNumberWriter();
  const hhiHint = useHhiHint();
  const { rows, worldValueUsd, insight } = evidence;
  const values = rows.map((row) => row.value.value);
  const summed = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const world = worldValueUsd.value ?? summed;
  const leader = rows.reduce<(typeof rows)[number] | null>(
    (best, row) => ((row.value.value ?? 0) > (best?.value.value ?? 0) ? row : best),
    null,
  );
  const spread = concentration(values);
  const price = insight?.prices.finding?.worldUsdPerKg ?? null;
  return (
    <FigureList>
      <KeyFigure name={text.exporters} value={numbers.whole(values.filter((value) => value !== null).length)} />
      <KeyFigure
        name={text.worldValue}
        value={world > 0 ? compact(world, numbers) : "—"}
        unit="USD"
        detail={world > 0 ? `${numbers.whole(world)} USD` : null}
        basis={worldValueUsd.value === null ? "derived" : worldValueUsd.basis}
      />
      <KeyFigure
        name={text.leader}
        value={leader && world > 0 ? percentWriter(numbers)((leader.value.value ?? 0) / world) : "—"}
        detail={leader?.country}
        basis="derived"
      />
      <KeyFigure
        name={text.concentration}
        value={spread ? numbers.whole(spread.hhi * hhiPoints) : "—"}
        unit="HHI"
        detail={spread ? text.hhi(spread.level) : null}
        hint={{ label: text.hhiOpen, text: hhiHint }}
        basis="derived"
      />
      <KeyFigure
        name={text.price}
        value={price === null ? "—" : numbers.price(price)}
        unit="USD/kg"
        detail={price === null ? null : text.overWeight}
        basis={price === null ? "missing" : "derived"}
      />
    </FigureList>
  );
}

export function FigureList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5 print:grid-cols-5">
      {children}
    </dl>
  );
}

type FigureProps = {
  name: string;
  value: string;
  unit?: string;
  detail?: ReactNode;
  /** What the unit means, for whom it is new. */
  hint?: { label: string; text: string };
  basis?: TrustBasis;
};

export function KeyFigure({ name, value, unit, detail, hint, basis }: FigureProps) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-4 py-3.5 last:max-xl:col-span-2 xl:px-3.5 print:col-span-1! print:px-2.5">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-heading text-lg font-[650] tracking-tight whitespace-nowrap tabular-nums sm:text-xl">
            {value}
          </span>
          <span className="flex items-baseline gap-1.5 whitespace-nowrap">
            {unit && value !== "—" ? <Unit unit={unit} hint={hint} /> : null}
            {basis ? <TrustMark basis={basis} className="text-sm leading-none" /> : null}
          </span>
        </span>
        {detail ? <span className="text-xs text-quiet tabular-nums">{detail}</span> : null}
      </dd>
    </div>
  );
}

function Unit({ unit, hint }: Pick<FigureProps, "hint"> & { unit: string }) {
  if (!hint) return <span className="text-xs text-quiet">{unit}</span>;
  return (
    <Popover
      label={hint.label}
      trigger={
        <button type="button" aria-label={hint.label} className="link min-h-6 text-xs">
          {unit}
        </button>
      }
    >
      {hint.text}
    </Popover>
  );
}
