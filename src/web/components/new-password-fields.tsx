import { accounts } from "../../i18n/accounts.ts";
import type { FieldErrors } from "../form-fields.ts";
import { useText } from "../language.ts";
import { TextField } from "./text-field.tsx";

type Props = {
  label: string;
  confirmLabel: string;
  errors: FieldErrors<"password" | "confirmPassword">;
};

/** A password and the same once more. */
export function NewPasswordFields({ label, confirmLabel, errors }: Props) {
  const text = useText(accounts);
  const isNew = { type: "password", autoComplete: "new-password", required: true } as const;
  return (
    <>
      <TextField
        {...isNew}
        label={label}
        name="password"
        hint={errors.password ? null : text.passwordHint}
        error={errors.password}
      />
      <TextField {...isNew} label={confirmLabel} name="confirmPassword" error={errors.confirmPassword} />
    </>
  );
}
