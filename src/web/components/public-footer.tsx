import { Check } from "lucide-react";
import type { ReactNode } from "react";
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
  const pages = (links: readonly { path: PublicPath; label: string }[]) =>
    links.map(({ path, label }) => (
      <li key={path}>
        <Link to={publicPath(path, language)} className={item}>
          {label}
        </Link>
      </li>
    ));
  return (
    <footer className="border-t border-line bg-ground print:hidden">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-12 sm:px-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:gap-16">
        <div className="grid max-w-sm content-start gap-3">
          <Logo />
          <p className="text-sm text-quiet">{text.tagline}</p>
          <p className="text-xs text-quiet">{text.attribution}</p>
        </div>
        <nav aria-label={text.footerNavigation} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          <FooterLinks title={text.product}>
            {pages([
              { path: "/features", label: text.features },
              { path: "/solutions", label: text.solutions },
              { path: "/pricing", label: text.pricing },
            ])}
            <li className="has-[[href^='/']]:hidden">
              <MembershipLink className={item}>{text.membership}</MembershipLink>
            </li>
          </FooterLinks>
          <FooterLinks title={text.help}>
            {pages([{ path: "/faqs", label: text.faqs }])}
            <li>
              <a href={`mailto:${publicConfig.supportEmail}`} className={item}>
                {text.support}
              </a>
            </li>
          </FooterLinks>
          <FooterLinks title={text.legal}>
            {pages([
              { path: "/terms", label: text.terms },
              { path: "/privacy", label: text.privacy },
            ])}
          </FooterLinks>
          <FooterLinks title={text.language}>
            <LanguageAddresses />
          </FooterLinks>
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-sm font-[550]">{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

function LanguageAddresses() {
  const { languageNames } = useText(shell);
  const current = useLanguage();
  const page = findPublicPage(useLocation().pathname);
  return languages.map((language) => (
    <li key={language}>
      <Link
        to={page?.[language] ?? publicPath("/", language)}
        lang={language}
        hrefLang={language}
        aria-current={language === current ? "true" : undefined}
        onClick={() => chooseLanguage(language)}
        className={`${item} gap-1.5 aria-[current=true]:font-[550] aria-[current=true]:text-ink`}
      >
        {languageNames[language]}
        {language === current ? <Check size={14} aria-hidden="true" className="text-found" /> : null}
      </Link>
    </li>
  ));
}
