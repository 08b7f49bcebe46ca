import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a link is followed, moves the focus to the new page's content, so that it is read from its start. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
