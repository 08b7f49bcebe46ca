import type { ReactNode } from "react";
import { publicFrame } from "../../i18n/public-frame.ts";
import { useText } from "../language.ts";
import type { ButtonSize, ButtonVariant } from "./button-style.ts";
import { LinkButton } from "./link-button.tsx";

type Props = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode };

/** The way in: to open an account, or for whoever has one open to their dashboard. */
export function StartButton({ className = "", children, ...rest }: Props) {
  const { dashboard } = useText(publicFrame);
  return (
    <>
      <LinkButton to="/signup" className={`${className} signed-in:hidden`} {...rest}>
        {children}
      </LinkButton>
      <LinkButton to="/dashboard" className={`${className} signed-out:hidden`} {...rest}>
        {dashboard}
      </LinkButton>
    </>
  );
}
