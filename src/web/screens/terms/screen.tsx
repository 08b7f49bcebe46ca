import { terms } from "../../../i18n/terms.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useText } from "../../language.ts";

export default function Terms() {
  const text = useText(terms);
  return (
    <div className="mx-auto grid max-w-page gap-8 px-5 py-12 sm:px-6 md:py-20">
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <PageHead title={text.title} before={<p className="text-sm text-quiet">{text.updated}</p>} />
      <p className="max-w-[42rem] text-quiet">{text.introduction}</p>
      <div className="max-w-[48rem] border-t border-line">
        {text.sections.map(({ id, title, paragraphs }, index) => (
          <Disclosure key={id} id={id} group="terms" isOpen={index === 0} title={`${index + 1}. ${title}`}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
        ))}
      </div>
      <p className="text-quiet">
        {text.contact}{" "}
        <a className="link" href={`mailto:${publicConfig.supportEmail}`}>
          {publicConfig.supportEmail}
        </a>
        .
      </p>
    </div>
  );
}
