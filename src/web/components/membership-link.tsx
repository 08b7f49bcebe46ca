import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { publicFrame } from "../../i18n/public-frame.ts";
import { publicConfig } from "../api/public-config.ts";
import { useLanguage, useText } from "../language.ts";
import { findPublicPage } from "../public-paths.ts";
import { useHydrated } from "../use-hydrated.ts";

/** To the membership page. The mark shows where it stands on another site; without one it is the pricing page. */
export function MembershipLink({ className, children }: { className?: string; children: ReactNode }) {
  const text = useText(publicFrame);
  const language = useLanguage();
  const { membershipUrl } = publicConfig;
  const ownPage = useHydrated() ? findPublicPage(membershipUrl) : null;
  return (
    <a href={ownPage?.[language] ?? membershipUrl} rel="noopener" className={className}>
      {children}
      <ArrowUpRight
        size={15}
        role="img"
        aria-label={text.outside}
        className="ml-1 inline-block shrink-0 [a[href^='/']_&]:hidden"
      />
    </a>
  );
}
