import { Check, ClipboardCopy, Columns3 } from "lucide-react";
import { useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";

type Props = {
  /** What the cell says; empty where there is nothing to copy. */
  value: string;
  /** What the column says in the rows that are shown, in their order; read once. */
  readColumn: () => readonly string[];
};

/** Copies the value, or all that stand in its column, one a line: a list of addresses for a message. */
export function CopyActions({ value, readColumn }: Props) {
  const text = useText(tools).source;
  const numbers = useNumberWriter();
  const [column] = useState(readColumn);
  const [copied, setCopied] = useState<"value" | "column" | "nothing" | null>(null);
  const copy = (what: "value" | "column", words: string): void => {
    navigator.clipboard.writeText(words).then(
      () => setCopied(what),
      () => setCopied("nothing"),
    );
  };
  return (
    <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-1 border-t border-line bg-raised px-2 py-2">
      {value === "" ? null : (
        <Button variant="quiet" size="sm" className="px-2" onClick={() => copy("value", value)}>
          {copied === "value" ? <Done /> : <ClipboardCopy size={15} aria-hidden="true" />}
          {text.copy}
        </Button>
      )}
      {column.length > 1 ? (
        <Button variant="quiet" size="sm" className="px-2" onClick={() => copy("column", column.join("\n"))}>
          {copied === "column" ? <Done /> : <Columns3 size={15} aria-hidden="true" />}
          {text.copyColumn(numbers.whole(column.length))}
        </Button>
      ) : null}
      <span role="status" className={copied === "nothing" ? "px-2 text-xs text-error" : "sr-only"}>
        {copied === null ? null : copied === "nothing" ? text.copyFailed : text.copied}
      </span>
    </div>
  );
}

const Done = () => <Check size={15} aria-hidden="true" className="text-found" />;
