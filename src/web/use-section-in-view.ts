import { useEffect, useState } from "react";

/** How far below the top of the window a heading counts as reached: under all that sticks there. */
const reachedPx = 140;

/** The last of these headings that was scrolled past, the first while none was; at the end of the page the one gone to, else the last. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const key = ids.join(" ");
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const all = key.split(" ");
    let frame = 0;
    const find = (): void => {
      frame = 0;
      const reached = all.findLast((id) => topOf(id) <= reachedPx) ?? all[0];
      setCurrent(isAtEnd() ? (all.find(isGoneTo) ?? all.at(-1)) : reached);
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(find);
    };
    find();
    window.addEventListener("scroll", ask, { passive: true });
    window.addEventListener("hashchange", ask);
    return () => {
      window.removeEventListener("scroll", ask);
      window.removeEventListener("hashchange", ask);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

const isGoneTo = (id: string): boolean => window.location.hash === `#${id}` && topOf(id) >= 0;

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
}
