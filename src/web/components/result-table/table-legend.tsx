import { shell } from "../../../i18n/shell.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { type TrustBasis, TrustMark } from "../trust-mark.tsx";
import type { TableOrigins } from "./cell-origin.ts";

const ofReports: readonly TrustBasis[] = ["reported", "mirror", "estimated", "missing"];
const ofPages: readonly TrustBasis[] = ["page", "computed", "inferred", "missing"];

export function TableLegend({ origins }: { origins: TableOrigins | null }) {
  const words = useText(shell).trust;
  const label = useText(tools).table.legend;
  if (!origins) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1 px-1 text-xs text-quiet">
      {(origins.kind === "report" ? ofReports : ofPages).map((basis) => (
        <li key={basis} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="text-[0.625rem] leading-none">
            <TrustMark basis={basis} />
          </span>
          {words[basis]}
        </li>
      ))}
    </ul>
  );
}
