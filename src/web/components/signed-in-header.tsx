import { ChevronDown, Database, Languages, LogOut, Menu as MenuIcon, UserRound } from "lucide-react";
import { Link } from "react-router";
import { figures } from "../../i18n/figures.ts";
import { shell } from "../../i18n/shell.ts";
import { signedIn } from "../../i18n/signed-in.ts";
import { useUser } from "../api/accounts.ts";
import { chooseLanguage, useLanguage, useText } from "../language.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";

type Props = { isDrawerOpen: boolean; onToggleDrawer: () => void; onLogout: () => void };

export function SignedInHeader({ isDrawerOpen, onToggleDrawer, onLogout }: Props) {
  const text = useText(signedIn);
  const { languageNames } = useText(shell);
  const { menu: figuresName } = useText(figures);
  const other = useLanguage() === "es" ? "en" : "es";
  const user = useUser();
  const name = user.username || user.email;
  return (
    <header className="sticky top-0 z-30 col-span-full flex h-14 items-center gap-2 border-b border-line bg-surface px-3 md:px-5 print:hidden">
      <button
        type="button"
        aria-label={isDrawerOpen ? text.closeSidebar : text.openSidebar}
        aria-expanded={isDrawerOpen}
        onClick={onToggleDrawer}
        className="grid size-10 place-items-center rounded-md text-quiet hover:bg-sunken hover:text-ink md:hidden"
      >
        <MenuIcon size={20} aria-hidden="true" />
      </button>
      <Link to="/dashboard" className="inline-flex rounded-sm" aria-label="Sondeo">
        <Logo />
      </Link>
      <div className="ml-auto flex min-w-0 items-center gap-2">
        <div hidden>
          <LanguageChoice />
        </div>
        <Menu
          label={text.userMenu({ name })}
          trigger={
            <button
              type="button"
              aria-label={text.userMenu({ name })}
              className="inline-flex h-10 max-w-52 min-w-0 items-center gap-2 rounded-md px-2 text-sm text-ink hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-[650] text-primary uppercase"
              >
                {[...name][0]}
              </span>
              <span className="truncate">{name}</span>
              <ChevronDown size={14} aria-hidden="true" className="shrink-0 text-faint" />
            </button>
          }
          items={[
            { id: "profile", label: text.editProfile, detail: user.email, icon: UserRound, href: "/profile" },
            ...(user.role === "admin" ? [{ id: "figures", label: figuresName, icon: Database, href: "/figures" }] : []),
            { id: "language", label: languageNames[other], icon: Languages, onSelect: () => chooseLanguage(other) },
            { id: "logout", label: text.logout, icon: LogOut, onSelect: onLogout },
          ]}
        />
      </div>
    </header>
  );
}
