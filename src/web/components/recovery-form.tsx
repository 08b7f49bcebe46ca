import type { ReactNode, SyntheticEvent } from "react";
import { Link } from "react-router";
import { accounts } from "../../i18n/accounts.ts";
import { useText } from "../language.ts";
import { Button } from "./button.tsx";

type Props = {
  children: ReactNode;
  words: { readonly submit: string; readonly pending: string };
  isPending: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onInput: () => void;
};

/** A form on the way back into an account, and below it the way to the sign-in. */
export function RecoveryForm({ children, words, isPending, onSubmit, onInput }: Props) {
  const { backToLogin } = useText(accounts);
  return (
    <>
      <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
        {children}
        <Button type="submit" size="lg" isPending={isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/login" className="link">
          {backToLogin}
        </Link>
      </p>
    </>
  );
}
