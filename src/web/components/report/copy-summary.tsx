import { Check, ClipboardCopy } from "lucide-react";
import { useState } from "react";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { Button } from "../button.tsx";

/** Copies the summary with its sources, for a message or a document, and says how that went. */
export function CopySummary({ readText }: { readText: () => string }) {
  const words = useText(summary).copying;
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = (): void => {
    navigator.clipboard.writeText(readText()).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  const statusStyle = { idle: "sr-only", copied: "text-xs text-quiet", failed: "text-xs text-error" };
  const Icon = state === "copied" ? Check : ClipboardCopy;
  return (
    <div className="flex flex-row-reverse flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button variant="secondary" size="sm" onClick={copy}>
        <Icon size={16} aria-hidden="true" />
        {words.copy}
      </Button>
      <p role="status" className={statusStyle[state]}>
        {state === "idle" ? null : words[state]}
      </p>
    </div>
  );
}
