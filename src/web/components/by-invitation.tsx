import type { ReactNode } from "react";
import { publicConfig } from "../api/public-config.ts";

/** Words that stand only where people are invited; in a built page the server writes who may sign up. */
export function ByInvitation({ children }: { children: ReactNode }) {
  return (
    <span data-sign-up={publicConfig.signUp} className="data-[sign-up=open]:hidden">
      {children}
    </span>
  );
}
