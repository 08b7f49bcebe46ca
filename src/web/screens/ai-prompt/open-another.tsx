import { tools } from "../../../i18n/tools.ts";
import { LinkButton } from "../../components/link-button.tsx";
import { useText } from "../../language.ts";

export const OpenAnother = () => (
  <LinkButton variant="secondary" size="sm" to="/custom-url-scrape">
    {useText(tools).prompt.errors.openAgain}
  </LinkButton>
);
