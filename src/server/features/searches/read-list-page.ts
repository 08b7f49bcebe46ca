type Wanted = { readonly page?: number | undefined; readonly size: number };
type Range = { readonly limit: number; readonly offset: number };

/** One page of a list, or all of it where none is named; one past the end is the last. `read` without a range reads all. */
export async function readListPage<Row>(
  { page, size }: Wanted,
  list: { count(): Promise<number>; read(range?: Range): Promise<Row[]> },
): Promise<{ rows: Row[]; total: number; page: number; pages: number }> {
  if (page === undefined) {
    const rows = await list.read();
    return { rows, total: rows.length, page: 1, pages: 1 };
  }
  const total = await list.count();
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  return { rows: await list.read({ limit: size, offset: (shown - 1) * size }), total, page: shown, pages };
}
