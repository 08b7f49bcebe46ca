import { trialDays } from "../../../domain/plans.ts";
import { features } from "../../../i18n/features.ts";
import { ByInvitation } from "../../components/by-invitation.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { StartButton } from "../../components/start-button.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";

/** The end of each panel: try it, or see what it costs. */
export function Start() {
  const text = useText(features);
  const language = useLanguage();
  return (
    <section className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-10">
      <div className="grid gap-2">
        <h3 className="text-lg md:text-xl">{text.closing}</h3>
        <p className="text-quiet">
          {text.closingText({ days: trialDays })}{" "}
          <span className="signed-in:hidden">
            <ByInvitation>{text.invitation}</ByInvitation>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <StartButton size="lg" className="max-sm:w-full">
          {text.signup}
        </StartButton>
        <LinkButton to={publicPath("/pricing", language)} size="lg" variant="secondary" className="max-sm:w-full">
          {text.pricing}
        </LinkButton>
      </div>
    </section>
  );
}
