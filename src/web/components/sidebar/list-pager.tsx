import { ChevronLeft, ChevronRight } from "lucide-react";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useText } from "../../language.ts";

type Props = { page: number; pages: number; onTurn: (page: number) => void };

/** Where a list is in its pages, and the way to the next. */
export function ListPager({ page, pages, onTurn }: Props) {
  const text = useText(signedIn);
  if (pages <= 1) return null;
  return (
    <div className="mt-2 flex items-center justify-between text-xs text-quiet">
      <PageButton label={text.previousPage} isDisabled={page === 1} onPress={() => onTurn(page - 1)} isBack />
      <span className="tabular">{text.page({ page, count: pages })}</span>
      <PageButton label={text.nextPage} isDisabled={page === pages} onPress={() => onTurn(page + 1)} />
    </div>
  );
}

type PageButtonProps = { label: string; isDisabled: boolean; onPress: () => void; isBack?: boolean };

/** Keeps the focus at either end of the list. */
function PageButton({ label, isDisabled, onPress, isBack = false }: PageButtonProps) {
  const Icon = isBack ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
      className="grid size-8 place-items-center rounded-sm hover:bg-sunken hover:text-ink aria-disabled:opacity-35"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
