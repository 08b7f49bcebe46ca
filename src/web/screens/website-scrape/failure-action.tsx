import { tools } from "../../../i18n/tools.ts";
import { Button } from "../../components/button.tsx";
import { useText } from "../../language.ts";
import type { FailureRemedy } from "./failure-remedy.ts";

type Props = {
  readonly remedy: FailureRemedy;
  readonly onEdit: () => void;
  readonly onAddLogin: () => void;
  readonly onCorrectLogin: () => void;
  readonly onReadLoginPage: () => void;
};

/** The buttons for what can be done about a page that was not had. */
export function FailureAction({ remedy, onEdit, onAddLogin, onCorrectLogin, onReadLoginPage }: Props) {
  const { actions } = useText(tools).website;
  if (remedy === "another-address" || remedy === "correct-login") {
    const [onPress, words] =
      remedy === "another-address" ? [onEdit, actions.edit] : [onCorrectLogin, actions.correctLogin];
    return (
      <Button variant="secondary" size="sm" onClick={onPress}>
        {words}
      </Button>
    );
  }
  const isLoginPage = remedy === "login-or-as-it-is";
  return (
    <>
      <Button variant={isLoginPage ? "primary" : "secondary"} size="sm" onClick={onAddLogin}>
        {actions.login}
      </Button>
      {isLoginPage ? (
        <Button variant="secondary" size="sm" onClick={onReadLoginPage}>
          {actions.readLoginPage}
        </Button>
      ) : null}
    </>
  );
}
