import { Search } from "lucide-react";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { fieldStyle } from "../field-frame.tsx";

/** Words that the searches of the list hold. */
export function SearchFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(signedIn);
  return (
    <div className="relative mb-2">
      <Search size={14} aria-hidden="true" className="absolute top-1/2 left-2.5 -translate-y-1/2 text-faint" />
      <input
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-label={text.filterSearches}
        placeholder={text.filterSearches}
        maxLength={200}
        className={classNames(fieldStyle, "h-9 border-line pr-2 pl-8 text-sm")}
      />
    </div>
  );
}
