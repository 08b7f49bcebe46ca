import type { ItemGroup } from "./sources/flow-source.ts";

/** What a source can say about a code that was asked for. `hs6` is the set that its figures are exactly about. */
export type Coverage =
  | { readonly kind: "exact"; readonly items: readonly string[]; readonly hs6: readonly string[] }
  | {
      readonly kind: "nearest";
      readonly items: readonly string[];
      readonly hs6: readonly string[];
      readonly name: ItemGroup["name"];
    }
  | { readonly kind: "partial"; readonly items: readonly string[] }
  | { readonly kind: "none" };

/**
 * How a source's item groups cover an asked code, given the subheadings `asked` under it.
 * Exact: groups lying wholly inside add up to all of them. Nearest: a group was reviewed to answer for this code
 * with a set of its own. Partial: some groups touch the set without filling it, so no figure may be shown for it.
 */
export function coverCode(code: string, asked: readonly string[], groups: readonly ItemGroup[]): Coverage {
  const wanted = new Set(asked);
  const touching = groups.filter((group) => group.hs6.some((hs6) => wanted.has(hs6)));
  const inside = touching.filter((group) => group.hs6.every((hs6) => wanted.has(hs6)));
  const covered = inside.flatMap((group) => group.hs6);
  if (asked.length > 0 && covered.length === wanted.size)
    return { kind: "exact", items: inside.flatMap((group) => group.items), hs6: [...asked] };

  const nearest = groups.find((group) => group.answers.includes(code));
  if (nearest) return { kind: "nearest", items: nearest.items, hs6: nearest.hs6, name: nearest.name };
  if (touching.length > 0) return { kind: "partial", items: touching.flatMap((group) => group.items) };
  return { kind: "none" };
}
