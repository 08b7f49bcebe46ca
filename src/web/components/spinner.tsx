import { classNames } from "./class-names.ts";

type Props = { size?: number; label?: string; className?: string };

/** Turns while something is under way. Decoration unless it has a label. */
export function Spinner({ size = 20, label, className }: Props) {
  return (
    <span role={label ? "status" : undefined} className={classNames("inline-flex shrink-0", className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
        className="animate-spin [animation-duration:800ms]"
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.5" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label ? (
        // A page built in one language waits at addresses of the other too.
        <span className="sr-only" suppressHydrationWarning>
          {label}
        </span>
      ) : null}
    </span>
  );
}
