import type { ReactNode } from "react";
import { accounts } from "../../../i18n/accounts.ts";
import { errors } from "../../../i18n/errors.ts";
import { tools } from "../../../i18n/tools.ts";
import type { ApiError } from "../../api/client.ts";
import { rememberUser } from "../../api/query-client.ts";
import { errorText } from "../../api/error-text.ts";
import { useText } from "../../language.ts";
import { Banner } from "../banner.tsx";
import { intoSight } from "../into-sight.ts";
import { Button } from "../button.tsx";
import { LargerPlan } from "../purchase/larger-plan.tsx";

type Props = {
  title: string;
  /** Stable name of the title, independent of the language. */
  msg: string;
  error: ApiError;
  onRetry: () => void;
  /** Stands instead of the retry where repeating the same call cannot help. */
  action?: ReactNode;
};

/**
 * A long call that failed: what happened, why, that nothing was charged, and one thing to do. Where asking again cannot
 * help, the reason stands first; without an answer nobody knows whether the server went on and charged.
 */
export function CallFailure(props: Props) {
  return (
    <div ref={intoSight} className="scroll-mb-6">
      <Failure {...props} />
    </div>
  );
}

function Failure({ title, msg, error, onRetry, action }: Props) {
  const text = useText(tools);
  const reasons = useText(errors);
  if (error.code === "CANCELLED") {
    return (
      <Banner tone="info" msg="progress.cancelled">
        {text.progress.cancelled}
      </Banner>
    );
  }
  const reason = errorText(error, reasons);
  const reasonFirst = <span data-code={error.code}>{reason}</span>;
  if (error.code === "LIMIT_REACHED") {
    return <Banner tone="warning" msg={msg} title={reasonFirst} actions={<LargerPlan />} />;
  }
  if (error.code === "NOT_AUTHENTICATED") {
    return (
      <Banner tone="warning" msg={msg} title={reasonFirst} actions={<LogInAgain />}>
        {text.notCharged}
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      msg={msg}
      title={title}
      actions={
        action ?? (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {text.retry}
          </Button>
        )
      }
    >
      <p data-code={error.code}>
        {reason} {error.code === "NETWORK" ? text.checkConnection : text.notCharged}
      </p>
    </Banner>
  );
}

/** The guard of the screens then leads to the form, and from there back here. */
const LogInAgain = () => (
  <Button variant="secondary" size="sm" onClick={() => rememberUser(null)}>
    {useText(accounts).login.submit}
  </Button>
);
