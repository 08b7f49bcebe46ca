import { RefreshCw } from "lucide-react";
import { createSearchParams } from "react-router";
import type { CoveredProduct } from "../../../domain/report.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { LinkButton } from "../link-button.tsx";

type Props = { product: string; covered: CoveredProduct | null };

/** Leads to the form with this product and its code written in it: a new report is made, and charged, from there. */
export function RepeatLink({ product, covered }: Props) {
  const words = useText(tools).saved;
  const code = covered?.asked?.code ?? covered?.code ?? "";
  return (
    <LinkButton
      variant="secondary"
      to={{ pathname: "/product-research/world", search: `${createSearchParams({ name: product, code })}` }}
    >
      <RefreshCw size={16} aria-hidden="true" />
      {words.repeat}
    </LinkButton>
  );
}
