import { useNavigate } from "react-router";
import { notFound } from "../../../i18n/not-found.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Sounding } from "../../components/sounding.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";

type Props = { metaTitle: string; title: string; text: string };

/** A page with nothing to show, and the ways out of it. */
export function LostScreen({ metaTitle, title, text: words }: Props) {
  const text = useText(notFound);
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start justify-items-center overflow-hidden bg-surface px-5 pb-12">
      <PageTitle title={metaTitle} />
      <Sounding className="h-[min(30rem,52dvh)] text-primary" />
      <div className="-mt-8 grid max-w-md justify-items-center gap-4 text-center">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-quiet">{words}</p>
        <div className="mt-2 grid w-full grid-cols-2 gap-2 sm:flex sm:justify-center">
          <LinkButton to={publicPath("/", language)} className="max-sm:col-span-2">
            {text.home}
          </LinkButton>
          <Button variant="secondary" onClick={() => void navigate(-1)}>
            {text.back}
          </Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {text.reload}
          </Button>
        </div>
        <a className="link mt-2 text-sm" href={`mailto:${publicConfig.supportEmail}`}>
          {text.support}
        </a>
      </div>
    </main>
  );
}
