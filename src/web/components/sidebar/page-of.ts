export type Page<T> = { readonly items: readonly T[]; readonly page: number; readonly count: number };

/** One page of a list, counted from 1. A page that no longer exists gives the last one; an empty list has one page. */
export function pageOf<T>(items: readonly T[], wanted: number, size = 10): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, wanted), count);
  return { items: items.slice((page - 1) * size, page * size), page, count };
}
