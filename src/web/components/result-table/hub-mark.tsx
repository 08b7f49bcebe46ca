import { Repeat2 } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";

/** Beside a country that passes goods on instead of making them. */
export function HubMark({ className }: { className?: string }) {
  const { hub, hubHint } = useText(tools).table;
  return (
    <span title={hubHint} className={classNames("inline-flex text-inferred", className)}>
      <Repeat2 size={14} role="img" aria-label={hub} />
    </span>
  );
}
