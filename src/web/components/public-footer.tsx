import { Link, useLocation } from "react-router";
import type { Language } from "../../domain/report.ts";
import { publicFrame } from "../../i18n/public-frame.ts";
import { shell } from "../../i18n/shell.ts";
import { publicConfig } from "../api/public-config.ts";
import { chooseLanguage, useLanguage, useText } from "../language.ts";
import { findPublicPage, publicPath, type PublicPath } from "../public-paths.ts";
import { Logo } from "./logo.tsx";
import { MembershipLink } from "./membership-link.tsx";

const languages: readonly Language[] = ["es", "en"];
const item = "inline-flex min-h-8 items-center rounded-sm text-sm text-quiet hover:text-ink";

export function PublicFooter() {
  const text = useText(publicFrame);
  const language = useLanguage();
  const links: { path: PublicPath; label: string }[] = [
    { path: "/features", label: text.features },
    { path: "/solutions", label: text.solutions },
    { path: "/pricing", label: text.pricing },
    { path: "/faqs", label: text.faqs },
    { path: "/terms", label: text.terms },
    { path: "/privacy", label: text.privacy },
  ];
  return (
    <footer className="border-t border-line bg-ground print:hidden">
      <div className="mx-auto grid max-w-page gap-8 px-5 py-10 sm:px-6 md:grid-cols-[1fr_auto] md:items-start">
        <div className="grid max-w-sm gap-3">
          <Logo />
          <p className="text-sm text-quiet">{text.tagline}</p>
          <p className="text-xs text-quiet">{text.attribution}</p>
        </div>
        <div className="grid gap-x-14 gap-y-6 sm:flex">
          <nav aria-label={text.footerNavigation}>
            <ul className="grid grid-cols-[2fr_3fr] gap-x-8 sm:grid-cols-1">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link to={publicPath(path, language)} className={item}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid grid-cols-[2fr_3fr] content-start gap-x-8 sm:grid-cols-1">
            <div className="grid content-start justify-items-start">
              <a href={`mailto:${publicConfig.supportEmail}`} className={item}>
                {text.support}
              </a>
              <MembershipLink className={item}>{text.membership}</MembershipLink>
            </div>
            <LanguageAddresses />
          </div>
        </div>
      </div>
    </footer>
  );
}

function LanguageAddresses() {
  const { languageNames } = useText(shell);
  const current = useLanguage();
  const page = findPublicPage(useLocation().pathname);
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={page?.[language] ?? publicPath("/", language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? "true" : undefined}
            onClick={() => chooseLanguage(language)}
            className={`${item} aria-[current=true]:font-[550] aria-[current=true]:text-ink`}
          >
            {languageNames[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
