import { ExternalLink } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import type { Json } from "../../../domain/json-text.ts";
import type { ReportColumn } from "../../../domain/result-table.ts";
import { useText } from "../../language.ts";
import type { NumberWriter } from "../../number-writer.ts";
import { safeLink } from "../../../domain/web-address.ts";
import { isEmptyCell } from "./column-view.ts";
import { writeValue } from "./write-value.ts";

type Props = { value: Json; report: ReportColumn | null; numbers: NumberWriter };

export function CellValue({ value, report, numbers }: Props) {
  const text = useText(tools);
  if (isEmptyCell(value)) return <span className="text-missing">{text.source.missing}</span>;
  const link = safeLink(value);
  if (!link) return writeValue(value, report, numbers);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link inline-flex items-center gap-1 break-all"
    >
      {link}
      <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
    </a>
  );
}
