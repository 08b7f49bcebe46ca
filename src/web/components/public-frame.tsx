import { useEffect, useRef } from "react";
import { Outlet } from "react-router";
import { proposeLanguage, useLanguage } from "../language.ts";
import { useFocusOnNavigation } from "../use-focus-on-navigation.ts";
import { LanguageLinks } from "./language-links.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Header and footer around the pages that anyone may read. */
export default function PublicFrame() {
  const language = useLanguage();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useEffect(() => {
    if (language === "en") proposeLanguage(language);
  }, [language]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <LanguageLinks />
      <SkipLink />
      <PublicHeader />
      <main ref={content} id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
