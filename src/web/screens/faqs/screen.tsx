import { faqs } from "../../../i18n/faqs.ts";
import { publicConfig } from "../../api/public-config.ts";
import { buttonStyle } from "../../components/button-style.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { SideHeadPage } from "../../components/side-head-page.tsx";
import { SignedText } from "../../components/signed-text.tsx";
import { questionsAndAnswers, StructuredData } from "../../components/structured-data.tsx";
import { useText } from "../../language.ts";

export default function Faqs() {
  const text = useText(faqs);
  return (
    <SideHeadPage
      head={
        <>
          <PageTitle title={text.metaTitle} description={text.metaDescription} />
          <StructuredData facts={questionsAndAnswers(text.items)} />
          <PageHead title={text.title} lead={text.lead} />
          <div className="flex flex-wrap gap-3">
            <a href={`mailto:${publicConfig.supportEmail}`} className={buttonStyle("secondary", "md")}>
              {text.support}
            </a>
            <LinkButton to="/dashboard">{text.dashboard}</LinkButton>
          </div>
        </>
      }
    >
      {text.items.map(({ question, answer }) => (
        <Disclosure
          key={question}
          title={
            <span className="text-balance">
              <SignedText>{question}</SignedText>
            </span>
          }
        >
          <p className="whitespace-pre-line">
            <SignedText>{answer}</SignedText>
          </p>
        </Disclosure>
      ))}
    </SideHeadPage>
  );
}
