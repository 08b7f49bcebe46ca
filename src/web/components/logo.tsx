import { classNames } from "./class-names.ts";

/** The sounding line: a vertical line ending in a dot, and the two arcs of what it hears. */
export function LogoMark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M16 2.5v15" />
      <circle cx="16" cy="21" r="3.5" fill="currentColor" stroke="none" />
      <path d="M9.4 15.4a8.6 8.6 0 0 0 0 11.2M22.6 15.4a8.6 8.6 0 0 1 0 11.2" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2", className)}>
      <LogoMark size={26} className="text-primary" />
      <span className="font-heading text-lg leading-none font-[700] tracking-[-0.03em] text-ink">sondeo</span>
    </span>
  );
}
