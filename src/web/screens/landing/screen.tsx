import { ArrowDown } from "lucide-react";
import { Link } from "react-router";
import { landing } from "../../../i18n/landing.ts";
import { publicConfig } from "../../api/public-config.ts";
import { ByInvitation } from "../../components/by-invitation.tsx";
import { buttonStyle } from "../../components/button-style.ts";
import { MembershipLink } from "../../components/membership-link.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Sounding } from "../../components/sounding.tsx";
import { StartButton } from "../../components/start-button.tsx";
import { StructuredData } from "../../components/structured-data.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { ChargePiece } from "./charge-piece.tsx";
import { CodesPiece } from "./codes-piece.tsx";
import { CsvPiece } from "./csv-piece.tsx";
import { RecognisePiece } from "./recognise-piece.tsx";
import { SharesPiece } from "./shares-piece.tsx";
import { TrustPiece } from "./trust-piece.tsx";
import { TrustSigns } from "./trust-signs.tsx";
import { PageDemo } from "./page-demo.tsx";
import { Questions } from "./questions.tsx";
import { SampleTable } from "./sample-table.tsx";
import { Statistics } from "./statistics.tsx";

const onInk = buttonStyle("quiet", "lg", "border border-white/30 text-white! hover:bg-white/10! max-sm:w-full");

export default function Landing() {
  const text = useText(landing);
  const language = useLanguage();
  return (
    <>
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <StructuredData
        facts={{
          "@type": "Organization",
          name: "Sondeo",
          url: publicConfig.appUrl,
          logo: `${publicConfig.appUrl}/icon-512.png`,
          description: text.metaDescription,
        }}
      />
      <section className="relative overflow-hidden border-b border-line bg-ground">
        <Sounding className="absolute top-1/2 left-[calc(50%-7.25rem)] h-[44rem] -translate-y-1/2 text-primary/20 max-lg:hidden" />
        <div className="relative mx-auto grid max-w-page gap-10 px-5 py-12 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-12">
          <div className="grid gap-6">
            <h1 className="text-[2.5rem] leading-[1.05] md:text-3xl">{text.title}</h1>
            <p className="max-w-[34rem] text-base text-quiet md:text-lg">{text.lead}</p>
            <div className="flex flex-wrap items-center gap-3">
              <StartButton size="lg" className="max-sm:w-full">
                {text.start}
              </StartButton>
              <a href="#trust" className={buttonStyle("secondary", "lg", "group max-sm:w-full")}>
                {text.how}
                <ArrowDown
                  size={16}
                  aria-hidden="true"
                  className="text-quiet transition-transform duration-140 group-hover:translate-y-0.5"
                />
              </a>
            </div>
            <p className="text-sm text-quiet has-[>[data-sign-up=open]]:hidden signed-in:hidden">
              <ByInvitation>{text.invitation}</ByInvitation>
            </p>
          </div>
          <SampleTable />
        </div>
      </section>

      <section className="mx-auto grid max-w-page gap-8 px-5 py-16 sm:px-6 md:py-24">
        <div className="grid max-w-[40rem] gap-3">
          <h2 className="text-xl md:text-2xl">{text.pageDemo.title}</h2>
          <p className="text-quiet">{text.pageDemo.lead}</p>
        </div>
        <PageDemo />
      </section>

      <Statistics />

      <section className="mx-auto grid max-w-page gap-8 px-5 py-16 sm:px-6 md:py-24">
        <div className="grid gap-3">
          <h2 className="text-xl md:text-2xl">{text.toolsTitle}</h2>
          <p className="text-quiet">{text.toolsLead}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          <TrustPiece />
          <CodesPiece />
          <SharesPiece />
          <RecognisePiece />
          <CsvPiece />
          <ChargePiece />
        </ul>
      </section>

      <TrustSigns />

      <Questions />

      <section className="mx-auto max-w-page px-5 pb-16 sm:px-6 md:pb-24">
        <div className="relative grid gap-6 overflow-hidden rounded-lg px-6 py-12 inked ring-1 ring-white/10 ring-inset md:px-12 md:py-16">
          <Sounding className="absolute -top-10 -right-16 h-[26rem] text-white/35 max-lg:hidden" />
          <div className="relative grid max-w-[34rem] gap-3">
            <h2 className="text-xl md:text-2xl">{text.closingTitle}</h2>
            <p className="text-white/75">{text.closingText}</p>
          </div>
          <div className="relative flex flex-wrap gap-3">
            <StartButton size="lg" className="bg-white! text-deep! hover:bg-white/90! max-sm:w-full">
              {text.start}
            </StartButton>
            <MembershipLink className={`peer ${onInk}`}>{text.membership}</MembershipLink>
            <Link to={publicPath("/pricing", language)} className={`${onInk} peer-[[href^='/']]:hidden`}>
              {text.pricingLink}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
