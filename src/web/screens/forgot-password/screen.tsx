import { type SyntheticEvent, useState } from "react";
import { accounts } from "../../../i18n/accounts.ts";
import { emailError } from "../../account-rules.ts";
import { useForgotPassword } from "../../api/accounts.ts";
import { AuthError } from "../../components/auth-error.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { Banner } from "../../components/banner.tsx";
import { EmailField } from "../../components/email-field.tsx";
import { RecoveryForm } from "../../components/recovery-form.tsx";
import { type FieldError, focusFirstError, readFields } from "../../form-fields.ts";
import { useText } from "../../language.ts";

export default function ForgotPassword() {
  const text = useText(accounts);
  const [invalid, setInvalid] = useState<FieldError>();
  const request = useForgotPassword();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = readFields(form, "email");
    const error = emailError(email, text);
    setInvalid(error);
    if (error) return focusFirstError(form, { email: error });
    request.mutate(email.trim());
  }

  function clearErrors(): void {
    setInvalid(undefined);
    if (!request.isIdle && !request.isPending) request.reset();
  }

  return (
    <AuthFrame metaTitle={text.forgot.metaTitle} title={text.forgot.title} lead={text.forgot.lead}>
      {request.isError ? <AuthError error={request.error} /> : null}
      {request.isSuccess ? (
        <Banner tone="success" title={text.forgot.sent} msg="forgot.sent">
          {text.forgot.sentHint}
        </Banner>
      ) : null}
      <RecoveryForm words={text.forgot} isPending={request.isPending} onSubmit={submit} onInput={clearErrors}>
        <EmailField label={text.email} error={invalid} />
      </RecoveryForm>
    </AuthFrame>
  );
}
