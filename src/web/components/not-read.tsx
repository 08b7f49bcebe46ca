import type { ReactNode } from "react";
import { errors } from "../../i18n/errors.ts";
import { shell } from "../../i18n/shell.ts";
import { isRateLimited } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { useText } from "../language.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

type Props = {
  title: string;
  /** Stable name of the title, independent of the language. */
  msg: string;
  error: Error | null;
  isReading?: boolean;
  onRetry: () => void;
  /** Another way on, beside the retry. */
  action?: ReactNode;
};

/** What could not be read, and the way to read it again; to whoever asked too often, also from when on. */
export function NotRead({ title, msg, error, isReading = false, onRetry, action }: Props) {
  const text = useText(shell);
  const reasons = useText(errors);
  return (
    <Banner
      tone="error"
      title={title}
      msg={msg}
      actions={
        <>
          <Button variant="secondary" size="sm" isPending={isReading} pendingLabel={text.loading} onClick={onRetry}>
            {text.retry}
          </Button>
          {action}
        </>
      }
    >
      {isRateLimited(error) ? errorText(error, reasons) : null}
    </Banner>
  );
}
