import { RefreshCw } from "lucide-react";
import { z } from "zod";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { LinkButton } from "../link-button.tsx";

/** What the form for an address is handed over, so that a page is read once more as it is by then. */
export const PageAgain = z.object({ url: z.string(), prompt: z.string().nullable() });
type PageAgain = z.infer<typeof PageAgain>;

/** The way to the same page as it is now, with what was asked of it. */
export const ReadAgain = ({ url, prompt }: PageAgain) => (
  <LinkButton variant="secondary" size="sm" to="/custom-url-scrape" state={{ url, prompt } satisfies PageAgain}>
    <RefreshCw size={16} aria-hidden="true" />
    {useText(tools).prompt.readAgain}
  </LinkButton>
);
