import { RefreshCw } from "lucide-react";
import { z } from "zod";
import { CarriedCorrections } from "../../../domain/carried-corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { LinkButton } from "../link-button.tsx";

/** What the form for an address is handed over, so that a page is read once more as it is by then. */
export const PageAgain = z.object({
  url: z.string(),
  prompt: z.string().nullable(),
  /** Given where the prompt was asked of the page before: it is asked of the next reading at once, put right alike. */
  corrections: CarriedCorrections.optional(),
});
export type PageAgain = z.infer<typeof PageAgain>;

/** The way to the same page as it is now, with what was asked of it. */
export const ReadAgain = (again: PageAgain) => (
  <LinkButton variant="secondary" size="sm" to="/custom-url-scrape" state={again}>
    <RefreshCw size={16} aria-hidden="true" />
    {useText(tools).prompt.readAgain}
  </LinkButton>
);
