import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import type { Reply } from "../../../contract/endpoint.ts";
import type { listFigures } from "../../../contract/figures.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { figures } from "../../../i18n/figures.ts";
import { sources } from "../../../i18n/sources.ts";
import { useUser } from "../../api/accounts.ts";
import { figuresQuery } from "../../api/figures.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Banner } from "../../components/banner.tsx";
import { PageSpinner } from "../../components/page-spinner.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { accounts } from "../../../i18n/accounts.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { ImportOutcome } from "./import-outcome.tsx";
import { InstalledFigures } from "./installed-figures.tsx";
import { OfferCard } from "./offer-card.tsx";
import { useImport } from "./use-import.ts";

/** For owners: what figures there are, and newer ones at the press of a button. Nobody else is led here. */
export default function Figures() {
  const text = useText(figures);
  const { back } = useText(accounts).profile;
  const user = useUser();
  const { data, isError } = useQuery({ ...figuresQuery, enabled: user.role === "admin" });
  if (user.role !== "admin") return <Navigate to="/dashboard" replace />;
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageTitle title={text.metaTitle} />
      <div className="grid gap-2">
        <BackLink to="/dashboard">{back}</BackLink>
        <h1 className="text-xl md:text-2xl">{text.title}</h1>
        <p className="max-w-prose text-sm text-quiet">{text.lead}</p>
      </div>
      {data ? (
        <Known known={data} />
      ) : isError ? (
        <Banner tone="error" title={text.failed} msg="figures.failed" />
      ) : (
        <PageSpinner />
      )}
    </div>
  );
}

function Known({ known }: { known: Reply<typeof listFigures> }) {
  const text = useText(figures);
  const sourceWords = useText(sources);
  const { plain } = useNumberWriter();
  const { offers, importing, place, freeBytes } = known;
  const running = useImport();
  const isElsewhere = importing !== null && running.state.status === "idle";
  const elsewhere = isElsewhere ? offers.find(({ source }) => source === importing.source) : undefined;
  const isBusy = running.state.status === "running" || isElsewhere;
  return (
    <>
      <ImportOutcome running={running} />
      {elsewhere ? (
        <Banner tone="info" title={text.importingElsewhere({ source: labelSource(elsewhere.ref, sourceWords) })} />
      ) : null}
      {place === "not-shared" ? <Banner tone="warning" title={text.places[place]} msg="figures.not-shared" /> : null}
      <section aria-labelledby="offers" className="grid gap-3">
        <h2 id="offers" className="text-lg">
          {text.offersTitle}
        </h2>
        {offers.map((offer) => (
          <OfferCard
            key={offer.source}
            offer={offer}
            isDisabled={isBusy || place === "not-shared"}
            onImport={() => running.start(offer.source)}
          />
        ))}
        <p className="text-xs text-quiet">
          {place === "not-shared" ? null : `${text.places[place]} `}
          {freeBytes === null ? null : text.free({ gigabytes: plain(Math.floor(freeBytes / 1e8) / 10) })}
        </p>
      </section>
      <InstalledFigures installed={known.figures} />
    </>
  );
}
