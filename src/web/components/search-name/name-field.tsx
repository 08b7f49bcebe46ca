import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from "react";
import type { SearchSummary } from "../../../contract/searches.ts";
import { longestSearchName, readSearchName } from "../../../domain/search-name.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { fieldStyle } from "../field-frame.tsx";

export type Named = Pick<SearchSummary, "_id" | "name" | "subject">;

type Props = {
  search: Named;
  /** What was written of another name before the session ended, or the saving failed. */
  begun: string | null;
  onWrite: (typed: string) => void;
  /** The name that was written, null for the one that it came with, undefined where it stays; and whether by a key. */
  onEnd: (name: string | null | undefined, byKey: boolean) => void;
  className?: string;
};

/** A name in place of which another is written. Enter keeps it, and so does leaving the field; Escape leaves all as it was. */
export function NameField({ search, begun, onWrite, onEnd, className }: Props) {
  const text = useText(signedIn);
  const hintId = useId();
  const hasEnded = useRef(false);

  function end(typed: string | null, byKey: boolean): void {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const name = typed === null ? search.name : readSearchName(typed) || search.subject;
    if (name === search.name) onEnd(undefined, byKey);
    else onEnd(name === search.subject ? null : name, byKey);
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    end(event.currentTarget.querySelector("input")?.value ?? null, true);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    // The drawer around it would close too.
    event.stopPropagation();
    end(null, true);
  };
  return (
    <form noValidate onSubmit={submit} className="min-w-0 flex-1">
      <input
        autoFocus
        aria-label={text.newName({ name: search.name })}
        aria-describedby={hintId}
        defaultValue={begun ?? search.name}
        placeholder={search.subject}
        maxLength={longestSearchName}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={leave}
        onBlur={({ target }) => end(target.value, false)}
        className={classNames(fieldStyle, className)}
      />
      <span id={hintId} className="sr-only">
        {text.nameHint({ subject: search.subject })}
      </span>
    </form>
  );
}
