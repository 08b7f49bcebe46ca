import { Logo, LogoMark } from "../../components/logo.tsx";
import { Sounding } from "../../components/sounding.tsx";
import { TrustMark, type TrustBasis } from "../../components/trust-mark.tsx";
import { Group } from "./group.tsx";

const bases: readonly TrustBasis[] = ["reported", "page", "mirror", "reconciled", "derived", "estimated", "missing"];
const colours = [
  "bg-ground",
  "bg-surface",
  "bg-raised",
  "bg-sunken",
  "bg-ink",
  "bg-quiet",
  "bg-faint",
  "bg-line",
  "bg-edge",
  "bg-primary",
  "bg-primary-soft",
  "bg-found",
  "bg-found-soft",
  "bg-inferred",
  "bg-inferred-soft",
  "bg-error",
  "bg-error-soft",
];
const textSizes = ["text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

export function Tokens() {
  return (
    <Group title="Tokens, mark and sign of trust">
      <ul className="flex flex-wrap gap-2 text-xs">
        {colours.map((colour) => (
          <li key={colour} className="grid w-24 gap-1">
            <span className={`h-10 rounded-md border border-line ${colour}`} />
            {colour.replace("bg-", "")}
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        {textSizes.map((size) => (
          <p key={size} className={`${size} font-heading font-[650]`}>
            Mide el mercado antes de invertir <span className="font-sans text-xs font-normal text-quiet">{size}</span>
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Logo />
        <LogoMark size={16} />
        <LogoMark size={48} className="text-primary" />
        <Sounding className="h-24 text-primary" />
        {bases.map((basis) => (
          <span key={basis} className="inline-flex items-center gap-2 text-sm">
            <TrustMark basis={basis} /> {basis}
          </span>
        ))}
      </div>
    </Group>
  );
}
