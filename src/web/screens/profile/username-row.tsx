import { type SyntheticEvent, useState } from "react";
import { z } from "zod";
import type { User } from "../../../contract/accounts.ts";
import { accounts } from "../../../i18n/accounts.ts";
import { errors } from "../../../i18n/errors.ts";
import { requiredError } from "../../account-rules.ts";
import { useUpdateProfile } from "../../api/accounts.ts";
import { ApiError, isRefusal } from "../../api/client.ts";
import { errorMsg, errorText } from "../../api/error-text.ts";
import { useWritten } from "../../api/use-draft.ts";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { type FieldError, focusFirstError, readFields } from "../../form-fields.ts";
import { useText } from "../../language.ts";
import { EditActions } from "./edit-actions.tsx";
import { onEscape, type Outcome } from "./editing.ts";
import { ProfileRow } from "./profile-row.tsx";

// The server refuses a name with a failing status only when it is taken; these say nothing about the name.
const passingCodes = new Set(["NETWORK", "UNAVAILABLE", "RATE_LIMITED"]);
const isPassing = (failure: Error): boolean => failure instanceof ApiError && passingCodes.has(failure.code);

type Props = { user: User; onOutcome: (outcome: Outcome | null) => void };

export function UsernameRow({ user, onOutcome }: Props) {
  const text = useText(accounts);
  const errorTexts = useText(errors);
  const [written, setWritten] = useWritten("username", z.string());
  const [hasLeft, setHasLeft] = useState(false);
  const [invalid, setInvalid] = useState<FieldError>();
  const update = useUpdateProfile();

  function stop(): void {
    setHasLeft(true);
    setWritten(null);
    setInvalid(undefined);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { username } = readFields(form, "username");
    const error = requiredError(username, text.usernameRequired, "username.required");
    setInvalid(error);
    if (error) return focusFirstError(form, { username: error });
    onOutcome(null);
    update.mutate(
      { username: username.trim(), password: null },
      {
        onSuccess: () => {
          stop();
          onOutcome({ tone: "success", text: text.profile.usernameUpdated, msg: "username.updated" });
        },
        onError: (failure) => onOutcome({ tone: "error", ...explain(failure) }),
      },
    );
  }

  function explain(failure: Error): Omit<Outcome, "tone"> {
    const reason = errorText(failure, errorTexts);
    if (isPassing(failure)) return { text: reason, msg: errorMsg(failure) };
    if (!isRefusal(failure)) return { text: text.profile.usernameTaken, msg: "username.taken" };
    return { text: failure.message ? reason : text.profile.usernameFailed, msg: "username.failed" };
  }

  if (written === null) {
    return (
      <ProfileRow
        label={text.username}
        value={user.username}
        action={
          <Button variant="secondary" size="sm" autoFocus={hasLeft} onClick={() => setWritten(user.username)}>
            {text.profile.edit}
          </Button>
        }
      />
    );
  }
  return (
    <ProfileRow label={text.username} value={null}>
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={onEscape(stop)}
        onInput={() => setInvalid(undefined)}
        className="grid gap-3"
      >
        <TextField
          label={<span className="sr-only">{text.username}</span>}
          name="username"
          autoComplete="nickname"
          autoFocus
          required
          maxLength={80}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          error={invalid}
        />
        <EditActions label={text.profile.save} isPending={update.isPending} onCancel={stop} />
      </form>
    </ProfileRow>
  );
}
