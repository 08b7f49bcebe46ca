import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";

/** A screen that is there sooner needs no sign. */
const lateMs = 250;

/** A line at the top edge while the next screen is fetched: on a slow connection the one that was left stays till then. */
export function ScreenUnderWay() {
  const { loading } = useText(shell);
  const isUnderWay = useNavigation().state !== "idle";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  if (!isLate) return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      <span aria-hidden="true" className="block h-[3px] animate-pulse bg-primary forced-color-adjust-none" />
      <span className="sr-only">{loading}</span>
    </div>
  );
}
