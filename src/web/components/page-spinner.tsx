import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { PageTitle } from "./page-title.tsx";
import { Spinner } from "./spinner.tsx";

/** What stands while nothing can be shown yet. */
export function PageSpinner() {
  const text = useText(shell);
  return (
    <main className="grid min-h-dvh place-items-center text-primary">
      <PageTitle title={text.product} />
      <h1 className="sr-only">{text.product}</h1>
      <Spinner size={28} label={text.loading} />
    </main>
  );
}
