import { type SyntheticEvent, useState } from "react";
import { accounts } from "../../../i18n/accounts.ts";
import { emailError } from "../../account-rules.ts";
import type { useRequestAccess } from "../../api/accounts.ts";
import { AuthError } from "../../components/auth-error.tsx";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { TextField } from "../../components/text-field.tsx";
import { type FieldError, focusFirstError, readFields } from "../../form-fields.ts";
import { useText } from "../../language.ts";

type Props = { email: string | undefined; request: ReturnType<typeof useRequestAccess> };

/** For people who are not on the list yet. The answer is the same for every address. */
export function AccessRequest({ email: typed, request }: Props) {
  const text = useText(accounts);
  const [invalid, setInvalid] = useState<FieldError>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, message } = readFields(form, "email", "message");
    const error = emailError(email, text);
    setInvalid(error);
    if (error) return focusFirstError(form, { email: error });
    request.mutate({ email: email.trim(), message });
  }

  if (request.isSuccess) {
    return (
      <Banner takesFocus tone="success" title={text.access.sent} msg="access.sent">
        {text.access.sentHint}
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={submit} onInput={() => setInvalid(undefined)} className="grid gap-4">
      {request.isError ? <AuthError error={request.error} /> : null}
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={typed}
        error={invalid}
      />
      <TextArea label={text.access.message} name="message" rows={3} maxLength={1_000} isOptional />
      <Button type="submit" size="lg" isPending={request.isPending} pendingLabel={text.access.pending}>
        {text.access.submit}
      </Button>
    </form>
  );
}
