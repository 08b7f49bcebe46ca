import { useEffect } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";

export type Note = {
  readonly state: "copied" | "copyFailed" | "making" | "made" | "failed";
  /** Texts that the file holds cut. */
  readonly cutCells?: number;
};

const shownMs = 4_000;
const longerShownMs = 12_000;
const noteStyle =
  "fixed bottom-20 left-1/2 z-40 w-max max-w-[min(90vw,30rem)] -translate-x-1/2 rounded-md border border-line bg-raised px-4 py-2.5 text-sm shadow-soft print:hidden";

type Props = { note: Note | null; onEnd: (note: null) => void };

/** Says how the last export goes. It is always there, so that what it says is read aloud. */
export function ExportNote({ note, onEnd }: Props) {
  const text = useText(tools).export;
  const cutCells = note?.cutCells ?? 0;
  const isProblem = note?.state === "failed" || note?.state === "copyFailed";
  useEffect(() => {
    if (note === null || note.state === "making") return undefined;
    const timer = setTimeout(() => onEnd(null), isProblem || cutCells > 0 ? longerShownMs : shownMs);
    return () => clearTimeout(timer);
  }, [note, isProblem, cutCells, onEnd]);
  return (
    <p
      role="status"
      className={note === null ? "sr-only" : classNames(noteStyle, isProblem ? "text-error" : "text-ink")}
      data-msg={note && `export.${note.state}`}
    >
      {note && text[note.state]}
      {cutCells > 0 ? ` ${text.cutCells(cutCells)}` : null}
    </p>
  );
}
