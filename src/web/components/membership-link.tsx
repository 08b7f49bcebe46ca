import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { publicFrame } from "../../i18n/public-frame.ts";
import { publicConfig } from "../api/public-config.ts";
import { useText } from "../language.ts";

/** To the membership page. The mark shows where it stands on another site; without one it is the pricing page. */
export function MembershipLink({ className, children }: { className?: string; children: ReactNode }) {
  const text = useText(publicFrame);
  return (
    <a href={publicConfig.membershipUrl} rel="noopener" className={className}>
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
