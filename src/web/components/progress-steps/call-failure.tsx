import type { ReactNode } from "react";
import { errors } from "../../../i18n/errors.ts";
import { tools } from "../../../i18n/tools.ts";
import type { ApiError } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { LinkButton } from "../link-button.tsx";

type Props = {
  title: string;
  /** Stable name of the title, independent of the language. */
  msg: string;
  error: ApiError;
  onRetry: () => void;
  /** Stands instead of the retry where repeating the same call cannot help. */
  action?: ReactNode;
};

/** A long call that failed: what happened, why, that nothing was charged, and one thing to do. */
export function CallFailure({ title, msg, error, onRetry, action }: Props) {
  const text = useText(tools);
  const reasons = useText(errors);
  const language = useLanguage();
  if (error.code === "CANCELLED") {
    return (
      <Banner tone="info" msg="progress.cancelled">
        {text.progress.cancelled}
      </Banner>
    );
  }
  // Without an answer nobody knows whether the server went on.
  const isCertainlyFree = error.code !== "NETWORK" && error.code !== "LIMIT_REACHED";
  const retry = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {text.retry}
    </Button>
  );
  const prices = (
    <LinkButton variant="secondary" size="sm" to={publicPath("/pricing", language)}>
      {text.website.actions.prices}
    </LinkButton>
  );
  return (
    <Banner tone="error" msg={msg} title={title} actions={error.code === "LIMIT_REACHED" ? prices : (action ?? retry)}>
      <p data-code={error.code}>
        {errorText(error, reasons)} {isCertainlyFree ? text.notCharged : null}
      </p>
    </Banner>
  );
}
