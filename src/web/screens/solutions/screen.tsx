import { Check } from "lucide-react";
import { Link } from "react-router";
import { solutions } from "../../../i18n/solutions.ts";
import { publicConfig } from "../../api/public-config.ts";
import { BackLink } from "../../components/back-link.tsx";
import { buttonStyle } from "../../components/button-style.ts";
import { PageHead } from "../../components/page-head.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";

export default function Solutions() {
  const text = useText(solutions);
  const language = useLanguage();
  return (
    <div className="mx-auto grid max-w-page gap-12 px-5 py-12 sm:px-6 md:py-20">
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <PageHead
        title={text.title}
        lead={text.lead}
        before={<BackLink to={publicPath("/", language)}>{text.home}</BackLink>}
      />
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {text.industries.map(({ id, title, description, benefits }) => (
          <li key={id} id={id} className="flex flex-col gap-4 bg-surface p-6">
            <h2 className="text-lg">{title}</h2>
            <p className="text-sm text-quiet">{description}</p>
            <ul className="grid gap-2 text-sm">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2">
                  <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-found" />
                  {benefit}
                </li>
              ))}
            </ul>
            <Link to="/signup" className="link mt-auto self-start pt-2 text-sm" aria-label={`${text.signup}: ${title}`}>
              {text.signup}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-sunken px-6 py-8">
        <p className="font-heading text-lg font-[650]">{text.closing}</p>
        <a href={publicConfig.membershipUrl} rel="noopener" className={buttonStyle("primary", "lg")}>
          {text.membership}
        </a>
      </div>
    </div>
  );
}
