import { useState } from "react";
import { Link } from "react-router";
import { landingFaq } from "../../../i18n/landing-faq.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";

/** Questions in six categories. */
export function Questions() {
  const text = useText(landingFaq);
  const language = useLanguage();
  const [category, setCategory] = useState(text.categories[0]?.id ?? "");
  return (
    <section className="mx-auto grid max-w-page gap-8 px-5 py-16 sm:px-6 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-10">
      <div className="flex flex-wrap items-baseline justify-between gap-4 lg:grid lg:content-start lg:justify-start">
        <h2 className="text-xl md:text-2xl">{text.title}</h2>
        <Link to={publicPath("/faqs", language)} className="link justify-self-start text-sm">
          {text.all}
        </Link>
      </div>
      <Tabs
        label={text.title}
        tabs={text.categories.map(({ id, title, items }) => ({
          id,
          label: title,
          content: (
            <div>
              {items.map(({ question, answer }, index) => (
                <Disclosure key={question} title={question} isOpen={index === 0}>
                  <p>{answer}</p>
                </Disclosure>
              ))}
            </div>
          ),
        }))}
        selected={category}
        onSelect={setCategory}
      />
    </section>
  );
}
