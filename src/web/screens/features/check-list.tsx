import { Check } from "lucide-react";

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 text-pretty">
          <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-found" />
          {item}
        </li>
      ))}
    </ul>
  );
}
