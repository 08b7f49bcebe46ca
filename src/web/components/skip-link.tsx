import { shell } from "../../i18n/shell.ts";
import { useText } from "../language.ts";

/** Jumps over the header to the element `content`; seen only while it has the focus. */
export function SkipLink() {
  const text = useText(shell);
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-sm text-on-primary focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  );
}
