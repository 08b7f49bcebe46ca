import { useState } from "react";
import { features } from "../../../i18n/features.ts";
import { BackLink } from "../../components/back-link.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Sounding } from "../../components/sounding.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { Demo } from "./demo.tsx";
import { ResearchPanel } from "./research-panel.tsx";
import { ScrapingPanel } from "./scraping-panel.tsx";

const tab =
  "min-h-12 rounded-md px-4 text-sm font-[550] text-quiet transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-[0_1px_2px_rgb(11_31_58/14%)] sm:text-base";

export default function Features() {
  const text = useText(features);
  const language = useLanguage();
  const [tool, setTool] = useState<"product-research" | "url-scraping">("product-research");
  return (
    <>
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <section className="relative overflow-hidden bg-blue text-on-deep">
        <Sounding className="absolute -top-6 right-[calc(50%-36rem)] h-[34rem] text-white/45 max-lg:hidden" />
        <div className="relative mx-auto grid max-w-page gap-5 px-5 py-12 sm:px-6 md:py-20 [&_a]:text-white">
          <BackLink to={publicPath("/", language)}>{text.back}</BackLink>
          <p className="text-sm font-[600]">{text.title}</p>
          <h1 className="max-w-[38rem] text-2xl md:text-3xl">{text.hero}</h1>
          <p className="max-w-[34rem] text-base text-balance md:text-lg">{text.heroText}</p>
        </div>
      </section>

      <section className="mx-auto grid max-w-page gap-8 px-5 py-14 sm:px-6 md:py-20">
        <div className="grid gap-3">
          <h2 className="text-xl md:text-2xl">{text.how}</h2>
          <p className="text-quiet">{text.howText}</p>
        </div>
        <Demo />
      </section>

      <section className="border-t border-line bg-ground">
        <div className="mx-auto grid max-w-page gap-8 px-5 py-14 sm:px-6 md:py-20">
          <Tabs
            label={text.tabsLabel}
            listClassName="grid gap-1 rounded-lg bg-sunken p-1 sm:inline-flex sm:justify-self-start"
            tabClassName={tab}
            tabs={[
              { id: "product-research", label: text.tabs.research, content: <ResearchPanel /> },
              { id: "url-scraping", label: text.tabs.scraping, content: <ScrapingPanel /> },
            ]}
            selected={tool}
            onSelect={setTool}
          />
        </div>
      </section>
    </>
  );
}
