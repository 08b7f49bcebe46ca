import { Menu as MenuIcon } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { publicFrame } from "../../i18n/public-frame.ts";
import { useLanguage, useText } from "../language.ts";
import { publicPath } from "../public-paths.ts";
import { Logo } from "./logo.tsx";
import { StartButton } from "./start-button.tsx";

const item =
  "inline-flex min-h-10 items-center rounded-md px-3 text-sm font-[500] text-quiet hover:text-ink aria-[current=page]:text-ink";

const menuId = "main-menu";

export function PublicHeader() {
  const text = useText(publicFrame);
  const language = useLanguage();
  const { pathname } = useLocation();
  const links = [
    { to: publicPath("/features", language), label: text.features },
    { to: publicPath("/solutions", language), label: text.solutions },
    { to: publicPath("/pricing", language), label: text.pricing },
  ];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface/85 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-5 sm:px-6">
        <Link to={publicPath("/", language)} aria-label={text.home} className="mr-4 inline-flex rounded-sm">
          <Logo />
        </Link>
        <nav aria-label={text.mainNavigation} className="hidden md:flex">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} prefetch="intent" className={item}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <Link to="/login" className={`${item} max-sm:hidden signed-in:hidden`}>
            {text.login}
          </Link>
          <StartButton size="sm" className="min-h-10!">
            {text.signup}
          </StartButton>
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={text.menu}
            className="grid size-10 place-items-center rounded-md text-quiet hover:bg-sunken hover:text-ink md:hidden"
          >
            <MenuIcon size={20} aria-hidden="true" />
          </button>
          <nav
            key={pathname}
            id={menuId}
            popover="auto"
            aria-label={text.mainNavigation}
            className="fixed inset-[4.25rem_1.25rem_auto_auto] w-56 rounded-md border border-line bg-raised p-1 shadow-soft open:grid md:hidden!"
          >
            {links.map(({ to, label }) => (
              <NavLink key={to} to={to} prefetch="intent" className={item}>
                {label}
              </NavLink>
            ))}
            <NavLink to="/login" prefetch="intent" className={`${item} signed-in:hidden`}>
              {text.login}
            </NavLink>
          </nav>
        </div>
      </div>
    </header>
  );
}
