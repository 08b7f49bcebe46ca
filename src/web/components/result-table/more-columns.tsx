import { type RefObject, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";

/** A shadow on the right edge of a frame whose columns go on there: its scrollbar may be out of sight until it is used. */
export function MoreColumns({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = (): void => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
    const sizes = new ResizeObserver(look);
    for (const part of [element, ...element.children]) sizes.observe(part);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [frame]);
  return (
    <div
      aria-hidden="true"
      data-more-columns={hasMore}
      className={classNames(
        "pointer-events-none absolute inset-y-px right-px w-5 rounded-r-lg bg-linear-to-l from-black/15 transition-opacity duration-140 print:hidden",
        !hasMore && "opacity-0",
      )}
    />
  );
}
