import { ShieldCheck } from "lucide-react";
import type { Ref } from "react";
import { tools } from "../../../i18n/tools.ts";
import { TextField } from "../../components/text-field.tsx";
import { useText } from "../../language.ts";

export type SiteLogin = { readonly loginUrl: string; readonly email: string; readonly password: string };

type Props = {
  login: SiteLogin;
  onChange: (login: SiteLogin) => void;
  isRefused: boolean;
  isRunning: boolean;
  nameRef: Ref<HTMLInputElement>;
};

/** What a protected site asks for. Lives in this form only. */
export function LoginFields({ login, onChange, isRefused, isRunning, nameRef }: Props) {
  const text = useText(tools).website;
  const isMissing = isRefused && (login.email.trim() === "" || login.password === "");
  return (
    <fieldset disabled={isRunning} className="grid gap-4 border-l-2 border-line pl-4 md:pl-5">
      <legend className="sr-only">{text.loginSwitch}</legend>
      <TextField
        label={text.loginUrl}
        hint={text.loginUrlHint}
        value={login.loginUrl}
        onChange={({ target }) => onChange({ ...login, loginUrl: target.value })}
        inputMode="url"
        autoComplete="off"
        aria-required
        maxLength={2_000}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          ref={nameRef}
          label={text.loginName}
          value={login.email}
          onChange={({ target }) => onChange({ ...login, email: target.value })}
          autoComplete="off"
          required
          maxLength={254}
          error={isMissing ? { text: text.errors.loginMissing, msg: "website.loginMissing" } : null}
        />
        <TextField
          label={text.password}
          type="password"
          value={login.password}
          onChange={({ target }) => onChange({ ...login, password: target.value })}
          autoComplete="new-password"
          required
          maxLength={1_000}
        />
      </div>
      <p className="flex items-center gap-2 text-sm text-found">
        <ShieldCheck size={16} aria-hidden="true" className="shrink-0" />
        {text.privacy}
      </p>
    </fieldset>
  );
}
