import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { TrustSign } from "./trust-mark.tsx";

const bases = { "●": "reported", "◐": "reconciled", "○": "estimated", "—": "missing" } as const;

const isSign = (text: string): text is keyof typeof bases => text in bases;

/** A sentence about the signs of trust, with the signs drawn as they stand beside values. */
export function SignedText({ children }: { children: string }) {
  const { trust } = useText(shell);
  return children.split(/([●◐○—][,?]?)/).map((part, index) => {
    const sign = part.slice(0, 1);
    if (!isSign(sign)) return part;
    return (
      <span key={index} className="whitespace-nowrap">
        <span aria-hidden="true" className="sr-only">
          {sign}
        </span>
        <TrustSign basis={bases[sign]} label={trust[bases[sign]]} className="size-[0.7em]!" />
        {part.slice(1)}
      </span>
    );
  });
}
