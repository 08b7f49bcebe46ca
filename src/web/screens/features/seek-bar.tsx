import type { KeyboardEvent, PointerEvent } from "react";
import { features } from "../../../i18n/features.ts";
import { useText } from "../../language.ts";
import { playingTime } from "./playing-time.ts";

const seekSeconds = 5;

type Props = {
  elapsed: number;
  total: number;
  /** Where the film is at this moment, in seconds. */
  now: () => number;
  onSeek: (seconds: number) => void;
};

/** How far a film has come; leads to another place of it by pointer and by keys. */
export function SeekBar({ elapsed, total, now, onSeek }: Props) {
  const text = useText(features).video;

  function seekByPointer(event: PointerEvent<HTMLDivElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - left) / width) * total);
  }

  function seekByKey(event: KeyboardEvent<HTMLDivElement>): void {
    const targets: Record<string, number> = {
      ArrowLeft: now() - seekSeconds,
      ArrowRight: now() + seekSeconds,
      Home: 0,
      End: total,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={text.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(total)}
      aria-valuenow={Math.round(elapsed)}
      aria-valuetext={text.positionOf({ elapsed: playingTime(elapsed), total: playingTime(total) })}
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
  );
}
