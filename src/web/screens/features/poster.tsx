import { Sounding } from "../../components/sounding.tsx";

/** Covers the film before it is played. */
export function Poster() {
  return (
    <div className="relative aspect-video overflow-hidden inked">
      <Sounding className="absolute top-0 left-1/2 h-[110%] -translate-x-1/2 -translate-y-[6%] text-white/30" />
    </div>
  );
}
