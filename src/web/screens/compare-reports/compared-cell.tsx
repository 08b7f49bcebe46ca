import type { ComparedSeller, ComparedValue } from "../../../domain/comparison.ts";
import { comparison } from "../../../i18n/comparison.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { writeCompared, writeOrigin } from "./write-compared.ts";

const cellStyle = "py-2 text-right align-top wrap-anywhere max-sm:pt-0 sm:pl-4";

type FigureProps = {
  side: ComparedValue;
  /** The years and source that the head of the column names: only others are printed again. */
  usual: string;
};

/** A figure with the years and the source it is of, or the reason why there is none. */
export function FigureCell({ side, usual }: FigureProps) {
  const numbers = useNumberWriter();
  const { reasons } = useText(tools).source;
  const { gaps } = useText(summary);
  const { value, reason, basis } = side;
  const why: Partial<Record<string, string>> = { ...reasons, ...gaps };
  const origin = writeOrigin(side, useText(sourceTexts));
  return (
    <td className={cellStyle}>
      {value === null ? (
        <span className="text-quiet">
          <TrustMark basis="missing" />
        </span>
      ) : (
        <span className="font-[550]">
          {writeCompared(side, numbers)} <TrustMark basis={basis} className="text-sm leading-none" />
        </span>
      )}
      <span className="block text-xs text-faint">
        {value === null ? why[reason ?? "no-figures"] : origin === usual ? null : origin}
      </span>
    </td>
  );
}

/** What a country sells of one product: value, share and price. */
export function SellerCell({ seller }: { seller: ComparedSeller | null }) {
  const words = useText(comparison);
  const { reasons } = useText(tools).source;
  const numbers = useNumberWriter();
  if (seller === null || seller.value.value === null) {
    const why: Partial<Record<string, string>> = reasons;
    return (
      <td className={cellStyle}>
        <TrustMark basis="missing" />
        <span className="block text-xs text-faint">
          {seller === null ? words.notAmong : why[seller.value.reason ?? "not-reported"]}
        </span>
      </td>
    );
  }
  const { value, share, price } = seller;
  const details = [
    share.value === null ? null : words.ofWorld(writeCompared(share, numbers)),
    price.value === null ? null : writeCompared(price, numbers),
  ];
  return (
    <td className={cellStyle}>
      <span className="font-[550]">
        {writeCompared(value, numbers)} <TrustMark basis={value.basis} className="text-sm leading-none" />
      </span>
      <span className="block text-xs text-quiet">
        {details
          .filter((detail) => detail !== null)
          .map((detail, i) => (
            <span key={detail} className="max-sm:block">
              {i > 0 ? <span className="max-sm:hidden"> · </span> : null}
              {detail}
            </span>
          ))}
      </span>
    </td>
  );
}
