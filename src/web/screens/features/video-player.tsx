import { Pause, Play } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { features } from "../../../i18n/features.ts";
import { useLanguage, useText } from "../../language.ts";
import { playingTime } from "./playing-time.ts";
import { Poster } from "./poster.tsx";

const seekSeconds = 5;

/** `demo.mp4` → `demo.es.vtt`: the captions stand beside the film, one file a language. */
const captionsOf = (src: string, language: string): string => src.replace(/\.\w+$/, "") + `.${language}.vtt`;

/** A film with its own few controls, all of them reachable by keyboard. */
export function VideoPlayer({ src, onFailure }: { src: string; onFailure: () => void }) {
  const text = useText(features).video;
  const language = useLanguage();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [elapsed, setElapsed] = useState(0);
  const [total, setTotal] = useState(0);
  const times = { elapsed: playingTime(elapsed), total: playingTime(total) };

  function toggle(): void {
    const video = film.current;
    if (!video) return;
    if (video.paused) void video.play().catch(() => undefined);
    else video.pause();
  }

  function seek(seconds: number): void {
    if (!film.current) return;
    film.current.currentTime = Math.min(total, Math.max(0, seconds));
    setElapsed(film.current.currentTime);
  }

  function seekByPointer(event: PointerEvent<HTMLDivElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    seek(((event.clientX - left) / width) * total);
  }

  function seekByKey(event: KeyboardEvent<HTMLDivElement>): void {
    // The film's own clock: what is shown may lag behind keys that are pressed fast.
    const now = film.current?.currentTime ?? 0;
    const targets: Record<string, number> = {
      ArrowLeft: now - seekSeconds,
      ArrowRight: now + seekSeconds,
      Home: 0,
      End: total,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    seek(target);
  }

  return (
    <section aria-label={text.label} className="overflow-hidden rounded-lg border border-white/10 bg-deep text-on-deep">
      <div className="relative">
        <video
          ref={film}
          src={src}
          preload="metadata"
          crossOrigin="anonymous"
          playsInline
          onClick={toggle}
          onError={onFailure}
          onPlay={() => {
            setPlaying(true);
            setStarted(true);
          }}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setElapsed(currentTarget.currentTime)}
          onLoadedMetadata={({ currentTarget }) => setTotal(currentTarget.duration)}
          className="aspect-video w-full cursor-pointer"
        >
          <track default kind="captions" srcLang={language} label={text.captions} src={captionsOf(src, language)} />
        </video>
        {hasStarted ? null : (
          <div className="pointer-events-none absolute inset-0">
            <Poster />
          </div>
        )}
        {isPlaying ? null : (
          <button
            type="button"
            aria-label={text.play}
            onClick={toggle}
            className="absolute top-1/2 left-1/2 grid size-16 -translate-1/2 place-items-center rounded-full bg-white text-deep shadow-soft"
          >
            <Play size={26} fill="currentColor" aria-hidden="true" className="ml-1" />
          </button>
        )}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={text.position}
        aria-valuemin={0}
        aria-valuemax={Math.round(total)}
        aria-valuenow={Math.round(elapsed)}
        aria-valuetext={text.positionOf(times)}
        onPointerDown={seekByPointer}
        onKeyDown={seekByKey}
        className="flex h-4 cursor-pointer items-center bg-deep -outline-offset-2"
      >
        <span className="h-1 w-full bg-white/25">
          <span
            data-part="progress"
            className="block h-1 bg-white"
            style={{ width: total > 0 ? `${(elapsed / total) * 100}%` : 0 }}
          />
        </span>
      </div>
      <div className="flex items-center gap-3 px-3 pb-2">
        <button
          type="button"
          aria-label={isPlaying ? text.pause : text.play}
          onClick={toggle}
          className="grid size-10 place-items-center rounded-md hover:bg-white/10"
        >
          {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </button>
        <span className="tabular text-sm">{text.time(times)}</span>
      </div>
    </section>
  );
}
