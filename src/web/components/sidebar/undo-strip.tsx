import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SearchSummary } from "../../../contract/searches.ts";
import { cutName } from "../../../domain/text.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useText } from "../../language.ts";

const visibleMs = 10_000;

type Props = { search: SearchSummary; onUndo: () => void; onExpire: () => void };

/** Offers to bring a deleted search back. It stays while it is pointed at or has the focus. */
export function UndoStrip({ search, onUndo, onExpire }: Props) {
  const text = useText(signedIn);
  const undo = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);

  const expire = useEffectEvent(onExpire);

  useEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => expire(), visibleMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(":focus-visible"))}
      onBlur={() => setHeld(false)}
      className="mb-1 flex items-center justify-between gap-2 rounded-md border border-line bg-raised py-1 pr-1 pl-2.5 text-xs text-quiet"
    >
      <span className="min-w-0 truncate" title={search.name}>
        {text.removed({ name: cutName(search.name) })}
      </span>
      <button
        ref={undo}
        type="button"
        onClick={onUndo}
        className="min-h-8 rounded-sm px-2 font-[600] text-primary hover:bg-sunken"
      >
        {text.undo}
      </button>
    </div>
  );
}
