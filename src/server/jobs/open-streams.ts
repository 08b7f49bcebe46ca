/** Counts the streams that each account holds open in this process. */
export type OpenStreams = {
  /** Takes a place; false when the account has none left. */
  enter(ownerId: string): boolean;
  leave(ownerId: string): void;
};

export function countStreams(perAccount: number): OpenStreams {
  const open = new Map<string, number>();
  return {
    enter(ownerId) {
      const count = open.get(ownerId) ?? 0;
      if (count >= perAccount) return false;
      open.set(ownerId, count + 1);
      return true;
    },
    leave(ownerId) {
      const left = (open.get(ownerId) ?? 0) - 1;
      if (left > 0) open.set(ownerId, left);
      else open.delete(ownerId);
    },
  };
}
