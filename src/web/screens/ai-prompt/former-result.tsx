import { History } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { Spinner } from "../../components/spinner.tsx";
import { useText } from "../../language.ts";

/** Says of the table below that it is the one before: the next is on its way, or did not come. */
export function FormerResult({ isRenewed }: { isRenewed: boolean }) {
  const text = useText(tools).prompt.former;
  return (
    <p data-msg="prompt.former" className="flex items-center gap-2 text-sm text-quiet">
      {isRenewed ? (
        <Spinner size={16} className="text-primary" />
      ) : (
        <History size={16} aria-hidden="true" className="shrink-0" />
      )}
      {isRenewed ? text.renewed : text.kept}
    </p>
  );
}
