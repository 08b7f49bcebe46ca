import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";
import { classNames } from "./class-names.ts";

type BannerTone = "error" | "success" | "info" | "warning";

type Props = {
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Stable name of the message, independent of the language. */
  msg?: string;
  /** Moves the focus here when it appears. */
  takesFocus?: boolean;
};

const looks = {
  error: { icon: CircleAlert, area: "border-error/35 bg-error-soft", mark: "text-error" },
  success: { icon: CircleCheck, area: "border-found/35 bg-found-soft", mark: "text-found" },
  info: { icon: Info, area: "border-primary/30 bg-primary-soft", mark: "text-primary" },
  warning: { icon: TriangleAlert, area: "border-inferred/35 bg-inferred-soft", mark: "text-inferred" },
};

/** A message about the whole form or page. Errors are announced at once. */
export function Banner({ tone, title, children, actions, msg, takesFocus = false }: Props) {
  const text = useText(shell);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { icon: Icon, area, mark } = looks[tone];
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={tone === "error" ? "alert" : "status"}
      data-msg={msg}
      data-tone={tone}
      className={classNames("flex gap-3 rounded-md border px-4 py-3 text-sm text-ink focus:outline-none", area)}
    >
      <Icon size={18} aria-label={text[tone]} role="img" className={classNames("mt-px shrink-0", mark)} />
      <div className="grid min-w-0 gap-1">
        {title ? (
          <p className={classNames(children ? "font-[600]" : "", tone === "error" && "text-error")}>{title}</p>
        ) : null}
        {children ? <div className="text-pretty text-quiet">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
