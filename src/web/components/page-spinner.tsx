import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { Spinner } from "./spinner.tsx";

export function PageSpinner() {
  const text = useText(shell);
  return (
    <main className="grid min-h-dvh place-items-center text-primary">
      <Spinner size={28} label={text.loading} />
    </main>
  );
}
