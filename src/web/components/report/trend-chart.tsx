import type { Trend } from "../../../domain/insight.ts";

const widthPx = 240;
const heightPx = 64;
const marginPx = 4;

/** A series over its years as a line; its numbers stand in the table beside it. */
export function TrendChart({ points, label }: { points: Trend["points"]; label: string }) {
  const years = points.map(({ year }) => year);
  const highest = Math.max(...points.map(({ value }) => value));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const place = ({ year, value }: Trend["points"][number]): string => {
    const x = marginPx + ((year - first) / Math.max(1, last - first)) * (widthPx - 2 * marginPx);
    const y = heightPx - marginPx - (value / highest) * (heightPx - 2 * marginPx);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      className="h-16 w-full text-primary [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <path d={`M${marginPx} ${heightPx - marginPx}H${widthPx - marginPx}`} className="stroke-line" strokeWidth="1" />
      <polyline
        points={points.map(place).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
