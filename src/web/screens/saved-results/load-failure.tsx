import { useState } from "react";
import { errors } from "../../../i18n/errors.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { tools } from "../../../i18n/tools.ts";
import { ApiError } from "../../api/client.ts";
import { errorMsg, errorText } from "../../api/error-text.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { TrashDialog } from "../../components/sidebar/trash.tsx";
import { useText } from "../../language.ts";

/** It was deleted, or never was. */
export const isGone = (error: Error | null): boolean => error instanceof ApiError && error.code === "NOT_FOUND";

/** A saved result that could not be had: it is gone, or the call failed. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(tools);
  const reasons = useText(errors);
  const words = text.saved.errors;
  if (isGone(error)) return <Gone />;
  return (
    <Banner
      tone="error"
      msg="saved.loadFailed"
      title={words.loadFailed}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {text.retry}
          </Button>
          <NewSearch />
        </>
      }
    >
      <span data-msg={errorMsg(error)}>{errorText(error, reasons)}</span>
    </Banner>
  );
}

function NewSearch() {
  const text = useText(tools).saved;
  return (
    <LinkButton variant="secondary" size="sm" to="/dashboard">
      {text.newSearch}
    </LinkButton>
  );
}

/** Said in place of a result, or above one that was deleted while it is shown. */
export function Gone() {
  const words = useText(tools).saved.errors;
  const { trash } = useText(signedIn);
  const [isTrashOpen, setTrashOpen] = useState(false);
  return (
    <>
      <Banner
        tone="warning"
        msg="saved.gone"
        title={words.gone}
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={() => setTrashOpen(true)}>
              {trash.open}
            </Button>
            <NewSearch />
          </>
        }
      >
        {words.goneHint}
      </Banner>
      <TrashDialog isOpen={isTrashOpen} onClose={() => setTrashOpen(false)} />
    </>
  );
}
