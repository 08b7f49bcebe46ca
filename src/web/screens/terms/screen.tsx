import { terms } from "../../../i18n/terms.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { SideHeadPage } from "../../components/side-head-page.tsx";
import { useText } from "../../language.ts";

export default function Terms() {
  const text = useText(terms);
  return (
    <SideHeadPage
      head={
        <>
          <PageTitle title={text.metaTitle} description={text.metaDescription} />
          <PageHead title={text.title} before={<p className="text-sm text-quiet">{text.updated}</p>} />
          <p className="text-quiet">{text.introduction}</p>
          <p className="text-sm text-quiet">
            {text.contact}{" "}
            <a className="link" href={`mailto:${publicConfig.supportEmail}`}>
              {publicConfig.supportEmail}
            </a>
            .
          </p>
        </>
      }
    >
      {text.sections.map(({ id, title, paragraphs }, index) => (
        <Disclosure key={id} id={id} group="terms" isOpen={index === 0} title={`${index + 1}. ${title}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
    </SideHeadPage>
  );
}
