import type { ReactNode } from "react";
import { Sounding } from "../../components/sounding.tsx";

/** What stands where the film would be, and covers it before it is played. */
export function Poster({ children }: { children?: ReactNode }) {
  return (
    <div className="relative grid aspect-video content-end overflow-hidden rounded-lg bg-deep text-on-deep">
      <Sounding className="absolute top-0 left-1/2 h-[110%] -translate-x-1/2 -translate-y-[6%] text-white/30" />
      {children}
    </div>
  );
}
