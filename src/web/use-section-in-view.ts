import { useEffect, useState } from "react";

/** How far below the top of the window a heading counts as reached: under all that sticks there. */
const reachedPx = 140;

/** The last of these headings that was scrolled past; the first while none was, the last one at the end of the page. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const key = ids.join(" ");
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const all = key.split(" ");
    let frame = 0;
    const find = (): void => {
      frame = 0;
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setCurrent(isAtEnd ? all.at(-1) : (all.findLast(isReached) ?? all[0]));
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(find);
    };
    find();
    window.addEventListener("scroll", ask, { passive: true });
    return () => {
      window.removeEventListener("scroll", ask);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top <= reachedPx;
}
