import { accounts } from "../../../i18n/accounts.ts";
import { Button } from "../../components/button.tsx";
import { useText } from "../../language.ts";

type Props = { label: string; isPending: boolean; onCancel: () => void };

/** The end of a form in a row of the profile: saves it, or leaves everything as it was. */
export function EditActions({ label, isPending, onCancel }: Props) {
  const text = useText(accounts).profile;
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" isPending={isPending} pendingLabel={text.saving}>
        {label}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
