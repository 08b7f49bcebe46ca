import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { features } from "../../../i18n/features.ts";
import { useLanguage, useText } from "../../language.ts";
import { playingTime } from "./playing-time.ts";
import { Poster } from "./poster.tsx";
import { SeekBar } from "./seek-bar.tsx";

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
      {/* The film's own clock: what is shown may lag behind keys that are pressed fast. */}
      <SeekBar elapsed={elapsed} total={total} now={() => film.current?.currentTime ?? 0} onSeek={seek} />
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
