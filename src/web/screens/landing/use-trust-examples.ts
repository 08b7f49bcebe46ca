import { landing } from "../../../i18n/landing.ts";
import { sampleRows } from "../../components/sample-report.ts";
import { useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";
import { sampleFirms } from "../../components/sample-directory.ts";

const bases = ["reported", "reconciled", "estimated", "missing"] as const;

/** The four signs with their meaning, each beside a value that bears it. */
export function useTrustExamples() {
  const { trust, trustInferred } = useText(landing);
  const whole = new Intl.NumberFormat(useNumberLocale(), { maximumFractionDigits: 0, useGrouping: "always" });
  const [largest] = sampleRows;
  const [firm] = sampleFirms;
  const values = {
    reported: firm?.phone,
    reconciled: largest && `${whole.format(largest.valueUsd / 1e6)} M USD`,
    estimated: trustInferred,
    missing: null,
  };
  return bases.flatMap((basis, index) => {
    const words = trust[index];
    return words ? [{ ...words, basis, value: values[basis] ?? null }] : [];
  });
}
