import { type ReactNode, useRef, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { signedIn } from "../../i18n/signed-in.ts";
import { useLogout } from "../api/accounts.ts";
import { useRefreshFromElsewhere } from "../api/refresh-everywhere.ts";
import { useText } from "../language.ts";
import { useAccountLanguage } from "../use-account-language.ts";
import { useFocusOnNavigation } from "../use-focus-on-navigation.ts";
import { useMediaQuery } from "../use-media-query.ts";
import { Banner } from "./banner.tsx";
import { Logo } from "./logo.tsx";
import { NextScreens } from "./next-screens.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { SignedInHeader } from "./signed-in-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Header and sidebar around every screen behind the log-in. Under 768 px the sidebar is a drawer. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const text = useText(signedIn);
  const isWide = useMediaQuery("(min-width: 768px)");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const logout = useLogout();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useAccountLanguage();
  useRefreshFromElsewhere();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[17.25rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:block">
      <SkipLink />
      <SignedInHeader
        isDrawerOpen={isDrawerOpen}
        onToggleDrawer={() => setDrawerOpen(!isDrawerOpen)}
        onLogout={() => logout.mutate()}
      />
      {isWide ? (
        <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] border-r border-line print:hidden">
          <Sidebar onLeave={() => setDrawerOpen(false)} />
        </aside>
      ) : (
        <ModalOverlay
          isOpen={isDrawerOpen}
          onOpenChange={setDrawerOpen}
          isDismissable
          className="fixed inset-0 z-40 bg-deep/50 transition-opacity duration-140 data-[entering]:opacity-0 data-[exiting]:opacity-0"
        >
          <Modal className="h-dvh w-[min(19rem,86vw)] border-r border-line bg-ground transition-transform duration-180 ease-out data-[entering]:-translate-x-full data-[exiting]:-translate-x-full">
            <Dialog aria-label={text.sidebar} className="h-full outline-none">
              <Sidebar onLeave={() => setDrawerOpen(false)} />
            </Dialog>
          </Modal>
        </ModalOverlay>
      )}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none sm:px-6 md:px-8 md:py-8 print:p-0"
      >
        <Logo className="mb-6 hidden! print:flex!" />
        {logout.isError ? (
          <div className="mb-6">
            <Banner tone="error" title={text.logoutFailed} msg="logout.failed" />
          </div>
        ) : null}
        {children}
      </main>
      <NextScreens />
    </div>
  );
}
