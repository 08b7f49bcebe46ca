import { Columns2 } from "lucide-react";
import { comparison } from "../../../i18n/comparison.ts";
import { useText } from "../../language.ts";
import { LinkButton } from "../link-button.tsx";

/** Leads to the comparison, with this report on its first side. */
export function CompareLink({ searchId }: { searchId: string }) {
  const words = useText(comparison);
  return (
    <LinkButton variant="secondary" to={`/product-research/compare?first=${searchId}`}>
      <Columns2 size={16} aria-hidden="true" />
      {words.compareThis}
    </LinkButton>
  );
}
