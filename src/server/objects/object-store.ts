/** Keeps page snapshots and results, compressed; each is there as a whole or not at all. Keys are `folder/id`. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Harmless where there is none. */
  remove(key: string): Promise<void>;
  /** Removes what a killed process left half written. Returns how many there were. */
  removeUnfinished(): Promise<number>;
  close(): void;
};

const validKey = /^[a-z]+\/[\w-]{1,64}$/;

/** What a key is called where it lies. Throws for one that could lead anywhere else. */
export function objectName(key: string): string {
  if (!validKey.test(key)) throw new Error("malformed object key");
  return `${key}.zst`;
}
