import { useEffect, useRef } from "react";
import { Outlet } from "react-router";
import { shell } from "../../i18n/shell.ts";
import { proposeLanguage, useLanguage, useText } from "../language.ts";
import { useFocusOnNavigation } from "../use-focus-on-navigation.ts";
import { LanguageLinks } from "./language-links.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";

/** Header and footer around the pages that anyone may read. */
export default function PublicFrame() {
  const text = useText(shell);
  const language = useLanguage();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useEffect(() => {
    if (language === "en") proposeLanguage(language);
  }, [language]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <LanguageLinks />
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-sm text-on-primary focus:translate-y-0"
      >
        {text.skipToContent}
      </a>
      <PublicHeader />
      <main ref={content} id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
