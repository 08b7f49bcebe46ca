type Props = { label: string; used: number; limit: number; text: string };

/** How much of an allowance is used, as a bar; its figures stand beside it in words. */
export function UsageMeter({ label, used, limit, text }: Props) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset forced-colors:bg-[Canvas] forced-colors:ring-[CanvasText] forced-colors:forced-color-adjust-none"
    >
      <span
        className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
        style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }}
      />
    </div>
  );
}
