import { errors } from "../../../i18n/errors.ts";
import { errorMsg, errorText } from "../../api/error-text.ts";
import { useText } from "../../language.ts";
import { Banner } from "../banner.tsx";

/** Why a payment did not come about, in the words for its code. */
export function PurchaseError({ error }: { error: Error | null }) {
  const texts = useText(errors);
  return error ? <Banner tone="error" msg={errorMsg(error)} title={errorText(error, texts)} /> : null;
}
