import { useLocation } from "react-router";
import { publicConfig } from "../api/public-config.ts";
import { findPublicPage } from "../public-paths.ts";

type Props = { title: string; description?: string };

/** The words in the browser's tab and, on public pages, for search engines and shared links; React lifts them into the head. */
export function PageTitle({ title, description }: Props) {
  const page = findPublicPage(useLocation().pathname);
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {page ? <SharedLink title={title} description={description ?? ""} page={page} /> : null}
    </>
  );
}

type SharedLinkProps = Required<Props> & { page: NonNullable<ReturnType<typeof findPublicPage>> };

function SharedLink({ title, description, page }: SharedLinkProps) {
  const { language } = page;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Sondeo" />
      <meta property="og:locale" content={language === "es" ? "es_ES" : "en_US"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${publicConfig.appUrl}${page[language]}`} />
      <meta property="og:image" content={`${publicConfig.appUrl}/og-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
