import { Check } from "lucide-react";
import { useState } from "react";
import { features } from "../../../i18n/features.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Choice } from "../../components/choice.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";

const tools = ["research", "scraping"] as const;

export default function Features() {
  const text = useText(features);
  const language = useLanguage();
  const [tool, setTool] = useState<(typeof tools)[number]>("research");
  return (
    <>
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <section className="bg-blue text-on-deep">
        <div className="mx-auto grid max-w-page gap-5 px-5 py-12 sm:px-6 md:py-20 [&_a]:text-white">
          <BackLink to={publicPath("/", language)}>{text.back}</BackLink>
          <p className="text-sm font-[600]">{text.title}</p>
          <h1 className="max-w-[46rem] text-2xl md:text-3xl">{text.hero}</h1>
          <p className="max-w-[40rem] text-base md:text-lg">{text.heroText}</p>
        </div>
      </section>
      <section className="mx-auto grid max-w-page gap-10 px-5 py-12 sm:px-6 md:py-20">
        <div className="grid gap-5">
          <h2 className="text-xl md:text-2xl">{text.how}</h2>
          <Choice
            label={text.title}
            isLabelHidden
            options={tools.map((id) => ({ id, label: text.tabs[id] }))}
            selected={tool}
            onSelect={setTool}
          />
        </div>
        {tools.map((id) => (
          <div key={id} hidden={id !== tool} className={id === tool ? "grid gap-10" : undefined}>
            <div className="grid gap-3">
              <h3 className="text-lg md:text-xl">{text[id].title}</h3>
              {id === "scraping" ? <p className="max-w-[40rem] text-sm text-quiet">{text.scraping.tip}</p> : null}
            </div>
            <ol className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3">
              {text[id].steps.map(({ title, text: words }, index) => (
                <li key={title} className="grid content-start gap-2 bg-surface p-6">
                  <span className="tabular font-heading text-lg font-[650] text-primary">{index + 1}</span>
                  <h4 className="text-base">{title}</h4>
                  <p className="text-sm text-quiet">{words}</p>
                </li>
              ))}
            </ol>
            <ul className="grid gap-3 sm:grid-cols-2">
              {text[id].benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2.5">
                  <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-found" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/signup" size="lg">
            {text.signup}
          </LinkButton>
          <LinkButton to={publicPath("/pricing", language)} size="lg" variant="secondary">
            {text.pricing}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
