import { Fragment } from "react";
import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { TrustSign } from "./trust-mark.tsx";

const bases = { "●": "reported", "◐": "reconciled", "○": "estimated", "—": "missing" } as const;

const isSign = (part: string): part is keyof typeof bases => part in bases;

/** A sentence about the signs of trust, with the signs drawn as they stand beside values. */
export function SignedText({ children }: { children: string }) {
  const { trust } = useText(shell);
  return children.split(/([●◐○—])/).map((part, index) =>
    isSign(part) ? (
      <Fragment key={index}>
        <span aria-hidden="true" className="sr-only">
          {part}
        </span>
        <TrustSign basis={bases[part]} label={trust[bases[part]]} className="size-[0.7em]!" />
      </Fragment>
    ) : (
      part
    ),
  );
}
