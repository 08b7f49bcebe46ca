import { Pencil } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { shell } from "../../../i18n/shell.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { type Renaming, useRenameSearch } from "../../api/searches.ts";
import { useWritten } from "../../api/use-draft.ts";
import { useText } from "../../language.ts";
import { NameField, type Named } from "./name-field.tsx";

/** The way to call a result otherwise, where it is shown. */
export function RenameSearch({ search }: { search: Named }) {
  const text = useText(signedIn);
  const shellText = useText(shell);
  const [written, setWritten] = useWritten("name", z.string());
  const [mode, setMode] = useState<"shown" | "renaming" | "renamed">(written === null ? "shown" : "renaming");
  const renaming = useRenameSearch();
  const rename = (renamed: Renaming): void => renaming.mutate(renamed, { onSuccess: () => setWritten(null) });
  if (mode === "renaming") {
    return (
      <span className="flex w-full max-w-md print:hidden">
        <NameField
          search={search}
          begun={written}
          onWrite={setWritten}
          onEnd={(name, byKey) => {
            setMode(byKey ? "renamed" : "shown");
            if (name === undefined) setWritten(null);
            else rename({ search, name });
          }}
          className="h-10"
        />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        autoFocus={mode === "renamed"}
        onClick={() => setMode("renaming")}
        className="link inline-flex min-h-6 items-center gap-1.5 print:hidden"
      >
        <Pencil size={14} aria-hidden="true" />
        {text.renameThis}
      </button>
      <span role="status" className="sr-only">
        {renaming.isSuccess ? text.renamed({ name: renaming.data.name }) : null}
      </span>
      {renaming.isError ? (
        <span role="alert" data-msg="saved.renameFailed" className="flex items-center gap-2 print:hidden">
          {text.renameFailed}
          <button
            type="button"
            onClick={() => rename(renaming.variables)}
            className="min-h-6 rounded-sm font-[600] text-primary hover:underline"
          >
            {shellText.retry}
          </button>
        </span>
      ) : null}
    </>
  );
}
