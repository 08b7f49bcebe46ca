import type { ItemGroup } from "./sources/flow-source.ts";

/** What a source can say about a code that was asked for. `hs6` is the set that its figures are exactly about. */
export type Coverage =
  | { readonly kind: "exact" | "apart"; readonly items: readonly string[]; readonly hs6: readonly string[] }
  | {
      readonly kind: "nearest";
      readonly items: readonly string[];
      readonly hs6: readonly string[];
      readonly name: ItemGroup["name"];
    }
  | { readonly kind: "partial"; readonly items: readonly string[] }
  | { readonly kind: "none" };

type GroupIndex = {
  /** Positions of the groups that a subheading is in. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  /** The first group reviewed to answer for a code. */
  readonly answering: ReadonlyMap<string, ItemGroup>;
};

const indexes = new WeakMap<readonly ItemGroup[], GroupIndex>();

/** A source may have thousands of groups, and every report asks each source. */
function indexOf(groups: readonly ItemGroup[]): GroupIndex {
  const known = indexes.get(groups);
  if (known) return known;
  const having = new Map<string, number[]>();
  const answering = new Map<string, ItemGroup>();
  for (const [position, group] of groups.entries()) {
    for (const code of group.hs6) {
      const positions = having.get(code);
      if (positions) positions.push(position);
      else having.set(code, [position]);
    }
    for (const code of group.answers) if (!answering.has(code)) answering.set(code, group);
  }
  indexes.set(groups, { having, answering });
  return { having, answering };
}

/**
 * How a source's item groups cover an asked code, given the subheadings `asked` under it.
 * Exact: groups lying wholly inside add up to all of them. Nearest: a group was reviewed to answer for this code
 * with a set of its own. Apart: items of its own that not every country reported always. Partial: some groups touch the
 * set without filling it, so no figure may be shown for it.
 */
export function coverCode(code: string, asked: readonly string[], groups: readonly ItemGroup[]): Coverage {
  const wanted = new Set(asked);
  const { having, answering } = indexOf(groups);
  const positions = new Set(asked.flatMap((hs6) => having.get(hs6) ?? []));
  const touching = [...positions].toSorted((a, b) => a - b).flatMap((position) => groups[position] ?? []);
  const inside = touching.filter((group) => group.hs6.every((hs6) => wanted.has(hs6)));
  const covered = inside.flatMap((group) => group.hs6);
  if (asked.length > 0 && covered.length === wanted.size)
    return { kind: "exact", items: inside.flatMap((group) => group.items), hs6: [...asked] };

  const nearest = answering.get(code);
  if (nearest) return { kind: "nearest", items: nearest.items, hs6: nearest.hs6, name: nearest.name };
  const apart = touching.flatMap((group) => group.apart).filter(({ hs6 }) => wanted.has(hs6));
  if (apart.length === wanted.size && apart.length > 0)
    return { kind: "apart", items: apart.map(({ item }) => item), hs6: [...asked] };
  if (touching.length > 0) return { kind: "partial", items: touching.flatMap((group) => group.items) };
  return { kind: "none" };
}
