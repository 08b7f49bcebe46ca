import { type SyntheticEvent, useRef, useState } from "react";
import type { User } from "../../../contract/accounts.ts";
import { accounts } from "../../../i18n/accounts.ts";
import { errors } from "../../../i18n/errors.ts";
import { newPasswordErrors, presentErrors, requiredError } from "../../account-rules.ts";
import { useForgotPassword, useUpdateProfile } from "../../api/accounts.ts";
import { isRefusal } from "../../api/client.ts";
import { errorMsg, errorText } from "../../api/error-text.ts";
import { Button } from "../../components/button.tsx";
import { NewPasswordFields } from "../../components/new-password-fields.tsx";
import { TextField } from "../../components/text-field.tsx";
import { type FieldErrors, focusFirstError, readFields } from "../../form-fields.ts";
import { useText } from "../../language.ts";
import { EditActions } from "./edit-actions.tsx";
import { type EditMode, onEscape, type Outcome } from "./editing.ts";
import { ProfileRow } from "./profile-row.tsx";

type Props = { user: User; onOutcome: (outcome: Outcome | null) => void };
type Field = "currentPassword" | "password" | "confirmPassword";

/** The password, never shown, and the way to change it. */
export function PasswordRow({ user, onOutcome }: Props) {
  const text = useText(accounts);
  const [mode, setMode] = useState<EditMode>("closed");
  const leave = (): void => {
    setMode("left");
    onOutcome(null);
  };
  // Here and not in the form: what came of it is told to whoever has left the form meanwhile too.
  const change = usePasswordChange({ user, onOutcome }, leave);

  if (!user.hasPassword) return <ProfileRow label={text.password} value={text.profile.google} />;
  if (mode === "open") {
    return (
      <ProfileRow label={text.password} value={null}>
        <PasswordForm user={user} change={change} onLeave={leave} />
      </ProfileRow>
    );
  }
  return (
    <ProfileRow
      label={text.password}
      value={
        <>
          <span aria-hidden="true" className="tracking-[0.2em]">
            ••••••••
          </span>
          <span className="sr-only">{text.profile.passwordHidden}</span>
        </>
      }
      action={
        <Button variant="secondary" size="sm" autoFocus={mode === "left"} onClick={() => setMode("open")}>
          {text.profile.change}
        </Button>
      }
    />
  );
}

type PasswordChange = {
  readonly isPending: boolean;
  readonly send: (passwords: { password: string; currentPassword: string }, onFailed: () => void) => void;
  /** To whoever does not know the present one. */
  readonly sendInstructions: () => void;
};

function usePasswordChange({ user, onOutcome }: Props, onChanged: () => void): PasswordChange {
  const text = useText(accounts);
  const errorTexts = useText(errors);
  const update = useUpdateProfile();
  const forgot = useForgotPassword();

  const send: PasswordChange["send"] = (passwords, onFailed) => {
    onOutcome(null);
    const failed = { tone: "error", text: text.profile.passwordFailed, msg: "password.failed" } as const;
    update.mutate(
      { username: null, ...passwords },
      {
        onSuccess: () => {
          onChanged();
          onOutcome({ tone: "success", text: text.profile.passwordUpdated, msg: "password.updated" });
        },
        onError: (error) => {
          const isExplained = isRefusal(error) && error.message;
          onOutcome(isExplained ? { ...failed, text: errorText(error, errorTexts), msg: errorMsg(error) } : failed);
          onFailed();
        },
      },
    );
  };

  const sendInstructions = (): void =>
    forgot.mutate(user.email, {
      onSuccess: () => onOutcome({ tone: "success", text: text.forgot.sent, msg: "forgot.sent" }),
      onError: (error) => onOutcome({ tone: "error", text: errorText(error, errorTexts), msg: errorMsg(error) }),
    });

  return { isPending: update.isPending, send, sendInstructions };
}

type FormProps = { user: User; change: PasswordChange; onLeave: () => void };

function PasswordForm({ user, change, onLeave }: FormProps) {
  const text = useText(accounts);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  function startAgain(): void {
    form.current?.reset();
    form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = readFields(event.currentTarget, "currentPassword", "password", "confirmPassword");
    const found = presentErrors({
      currentPassword: requiredError(fields.currentPassword, text.profile.currentRequired, "password.currentRequired"),
      password: undefined,
      confirmPassword: undefined,
      ...newPasswordErrors(fields.password, fields.confirmPassword, text, [user.email, user.username]),
    });
    setFieldErrors(found ?? {});
    if (found) return focusFirstError(event.currentTarget, found);
    change.send({ password: fields.password, currentPassword: fields.currentPassword }, startAgain);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={onEscape(onLeave)}
      onInput={() => setFieldErrors({})}
      className="grid gap-4"
    >
      <TextField
        label={text.profile.currentPassword}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        error={fieldErrors.currentPassword}
        aside={
          <a
            href="/forgot-password"
            className="link text-xs"
            onClick={(event) => {
              event.preventDefault();
              change.sendInstructions();
            }}
          >
            {text.profile.forgot}
          </a>
        }
      />
      <NewPasswordFields label={text.newPassword} confirmLabel={text.profile.confirmNewPassword} errors={fieldErrors} />
      <EditActions label={text.profile.updatePassword} isPending={change.isPending} onCancel={onLeave} />
    </form>
  );
}
