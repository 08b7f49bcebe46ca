import type { ComparedProduction, ComparedSeller, ComparedValue } from "../../../domain/comparison.ts";
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
  /** What stands above in the column: a reason that was given there is not printed again. */
  above: readonly ComparedValue[];
};

/** Why there is no figure; null where there is one. */
const figureGap = ({ value, reason }: ComparedValue): string | null =>
  value === null ? (reason ?? "no-figures") : null;

const notAmong = "not-among";

const sellerGap = (seller: ComparedSeller | null): string | null =>
  seller === null ? notAmong : seller.value.value === null ? (seller.value.reason ?? "not-reported") : null;

/** The reason for a gap, read out in each row and shown in the first of all. */
function Gap({ text, isRepeated }: { text: string | undefined; isRepeated: boolean }) {
  return <span className={isRepeated ? "sr-only" : "block text-xs text-faint"}>{text}</span>;
}

/** A figure with the years and the source it is of, or the reason why there is none. */
export function FigureCell({ side, usual, above }: FigureProps) {
  const numbers = useNumberWriter();
  const { reasons } = useText(tools).source;
  const { gaps } = useText(summary);
  const { value, basis } = side;
  const gap = figureGap(side);
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
      {gap === null ? (
        <span className="block text-xs text-faint">{origin === usual ? null : origin}</span>
      ) : (
        <Gap text={why[gap]} isRepeated={above.some((one) => figureGap(one) === gap)} />
      )}
    </td>
  );
}

type MakerProps = {
  maker: ComparedProduction | null;
  usual: string;
  above: readonly (ComparedProduction | null)[];
};

const makerGap = (maker: ComparedProduction | null): string | null =>
  maker === null ? notAmong : figureGap(maker.tonnes);

/** What a country makes of one product: tonnes with their year and source, and its share of the world's. */
export function MakerCell({ maker, usual, above }: MakerProps) {
  const words = useText(comparison);
  const { reasons } = useText(tools).source;
  const { gaps } = useText(summary);
  const sourceWords = useText(sourceTexts);
  const numbers = useNumberWriter();
  const gap = makerGap(maker);
  if (maker === null || gap !== null) {
    const why: Partial<Record<string, string>> = { ...reasons, ...gaps, [notAmong]: words.notAmongMakers };
    return (
      <td className={cellStyle}>
        <TrustMark basis="missing" />
        <Gap text={gap ? why[gap] : undefined} isRepeated={above.some((one) => makerGap(one) === gap)} />
      </td>
    );
  }
  const { tonnes, share } = maker;
  const origin = writeOrigin(tonnes, sourceWords);
  return (
    <td className={cellStyle}>
      <span className="font-[550]">
        {writeCompared(tonnes, numbers)} <TrustMark basis={tonnes.basis} className="text-sm leading-none" />
      </span>
      {share.value === null ? null : (
        <span className="block text-xs text-quiet">{words.ofWorld(writeCompared(share, numbers))}</span>
      )}
      {origin === usual ? null : <span className="block text-xs text-faint">{origin}</span>}
    </td>
  );
}

type SellerProps = { seller: ComparedSeller | null; above: readonly (ComparedSeller | null)[] };

/** What a country sells of one product: value, share and price. */
export function SellerCell({ seller, above }: SellerProps) {
  const words = useText(comparison);
  const { reasons } = useText(tools).source;
  const numbers = useNumberWriter();
  const gap = sellerGap(seller);
  if (seller === null || gap !== null) {
    const why: Partial<Record<string, string>> = { ...reasons, [notAmong]: words.notAmong };
    return (
      <td className={cellStyle}>
        <TrustMark basis="missing" />
        <Gap text={gap ? why[gap] : undefined} isRepeated={above.some((one) => sellerGap(one) === gap)} />
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
