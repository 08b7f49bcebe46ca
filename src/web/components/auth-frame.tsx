import { type ReactNode } from "react";
import { Link } from "react-router";
import { accounts } from "../../i18n/accounts.ts";
import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { Logo } from "./logo.tsx";
import { PageTitle } from "./page-title.tsx";
import { Sounding } from "./sounding.tsx";
import { TrustMark } from "./trust-mark.tsx";

type Props = { metaTitle: string; title: string; lead?: ReactNode; back?: ReactNode; children: ReactNode };

const asideBases = ["reported", "reconciled", "estimated"] as const;

/** The page around log-in, sign-up and password forms. */
export function AuthFrame({ metaTitle, title, lead, back, children }: Props) {
  const text = useText(accounts);
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]">
      <PageTitle title={metaTitle} description={text.aside.text} />
      <div className="flex min-h-dvh flex-col px-5 py-6 sm:px-8">
        <header className="flex items-center justify-between gap-4">
          <Link to="/" aria-label={useText(shell).product} className="inline-flex rounded-sm">
            <Logo />
          </Link>
          <LanguageChoice />
        </header>
        <main className="mx-auto grid w-full grid-cols-[minmax(0,1fr)] max-w-[23.5rem] flex-1 content-start gap-6 pt-[max(3.5rem,8dvh)] pb-10 sm:pt-[max(3.5rem,17dvh)]">
          <div className="relative grid gap-2">
            {back ? <div className="absolute bottom-full mb-2 grid">{back}</div> : null}
            <h1 className="text-xl">{title}</h1>
            {lead ? <p className="text-sm text-quiet has-[>[data-sign-up=open]]:hidden">{lead}</p> : null}
          </div>
          {children}
        </main>
      </div>
      <aside className="hidden bg-deep on-deep lg:block">
        <div className="sticky top-0 grid h-dvh content-end gap-8 overflow-hidden p-12 xl:p-16">
          <Sounding className="absolute top-0 left-1/2 h-[34rem] -translate-x-1/2 text-white/35" />
          <div className="relative grid gap-3">
            <p className="font-heading text-2xl font-[650] tracking-[-0.02em]">{text.aside.title}</p>
            <p className="max-w-sm text-base text-white/75">{text.aside.text}</p>
          </div>
          <ul className="relative grid gap-px border-t border-white/15 text-sm">
            {text.aside.points.map(({ label, text: words }, index) => (
              <li
                key={label}
                className="grid grid-cols-[1.5rem_7rem_1fr] items-center gap-2 border-b border-white/15 py-3"
              >
                <TrustMark basis={asideBases[index] ?? "missing"} className="text-lg" />
                <span className="font-[600]">{label}</span>
                <span className="text-white/75">{words}</span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
