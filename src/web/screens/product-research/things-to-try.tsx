import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";

export function ThingsToTry({ things }: { things: readonly string[] }) {
  const words = useText(tools).research;
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="text-sm">{words.tryTitle}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-quiet">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
