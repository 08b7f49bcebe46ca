import { FlaskConical, Megaphone, Rocket, ShoppingBag, ShoppingCart, Truck } from "lucide-react";
import { useState } from "react";
import { solutions } from "../../../i18n/solutions.ts";
import { BackLink } from "../../components/back-link.tsx";
import { buttonStyle } from "../../components/button-style.ts";
import { MembershipLink } from "../../components/membership-link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { IndustryPanel } from "./industry-panel.tsx";

const icons = [ShoppingBag, Megaphone, ShoppingCart, Rocket, Truck, FlaskConical];

const card =
  "flex min-h-20 flex-col items-start gap-2 rounded-md border border-line bg-surface p-4 text-left text-sm font-[600] text-quiet transition-colors hover:border-edge hover:text-ink aria-selected:border-primary aria-selected:bg-primary-soft aria-selected:text-primary";

export default function Solutions() {
  const text = useText(solutions);
  const language = useLanguage();
  const [industry, setIndustry] = useState("ecommerce");
  return (
    <div className="mx-auto grid max-w-page gap-12 px-5 py-12 sm:px-6 md:py-20">
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <PageHead
        title={text.title}
        lead={text.lead}
        before={<BackLink to={publicPath("/", language)}>{text.home}</BackLink>}
      />
      <Tabs
        label={text.industriesLabel}
        listClassName="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6"
        tabClassName={card}
        tabs={text.industries.map(({ id, title }, index) => {
          const Icon = icons[index] ?? FlaskConical;
          return {
            id,
            label: (
              <>
                <Icon size={20} aria-hidden="true" />
                {title}
              </>
            ),
            content: <IndustryPanel id={id} />,
          };
        })}
        selected={industry}
        onSelect={setIndustry}
      />
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg px-6 py-8 inked ring-1 ring-white/10 ring-inset md:px-8">
        <div className="grid gap-1">
          <h2 className="text-lg">{text.closing}</h2>
          <p className="text-sm text-white/75">{text.closingText}</p>
        </div>
        <MembershipLink
          className={buttonStyle("primary", "lg", "bg-white! text-deep! hover:bg-white/90! max-sm:w-full")}
        >
          {text.membership}
        </MembershipLink>
      </section>
    </div>
  );
}
