import { useLocation } from "react-router";
import { publicConfig } from "../api/public-config.ts";
import { findPublicPage } from "../public-paths.ts";

const address = (path: string): string => `${publicConfig.appUrl}${path}`;

/** Tells search engines where this page stands in each language. React lifts the links into the head. */
export function LanguageLinks() {
  const page = findPublicPage(useLocation().pathname);
  if (!page) return null;
  return (
    <>
      <link rel="canonical" href={address(page[page.language])} />
      <link rel="alternate" hrefLang="es" href={address(page.es)} />
      <link rel="alternate" hrefLang="en" href={address(page.en)} />
      <link rel="alternate" hrefLang="x-default" href={address(page.es)} />
    </>
  );
}
