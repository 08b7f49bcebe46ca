import { Pencil } from "lucide-react";
import { useState } from "react";
import { shell } from "../../../i18n/shell.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useRenameSearch } from "../../api/searches.ts";
import { useText } from "../../language.ts";
import { NameField, type Named } from "./name-field.tsx";

/** The way to call a result otherwise, where it is shown. */
export function RenameSearch({ search }: { search: Named }) {
  const text = useText(signedIn);
  const shellText = useText(shell);
  const [mode, setMode] = useState<"shown" | "renaming" | "renamed">("shown");
  const renaming = useRenameSearch();
  if (mode === "renaming") {
    return (
      <span className="flex w-full max-w-md print:hidden">
        <NameField
          search={search}
          onEnd={(written, byKey) => {
            setMode(byKey ? "renamed" : "shown");
            if (written !== undefined) renaming.mutate({ search, name: written });
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
            onClick={() => renaming.mutate(renaming.variables)}
            className="min-h-6 rounded-sm font-[600] text-primary hover:underline"
          >
            {shellText.retry}
          </button>
        </span>
      ) : null}
    </>
  );
}
