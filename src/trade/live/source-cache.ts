/** An answer of a source as it was received. */
export type KeptAnswer = {
  readonly body: string;
  readonly etag: string | null;
  /** When the source last confirmed it, in milliseconds since 1970. */
  readonly confirmedAt: number;
};

/** Where answers of outside sources are kept between reports. A cache that fails is a cache that has nothing. */
export type SourceCache = {
  read(key: string): Promise<KeptAnswer | null>;
  write(key: string, answer: KeptAnswer): Promise<void>;
};

/** Keeps answers as long as the process lives. */
export function memoryCache(): SourceCache {
  const kept = new Map<string, KeptAnswer>();
  return {
    read: (key) => Promise.resolve(kept.get(key) ?? null),
    write: (key, answer) => {
      kept.set(key, answer);
      return Promise.resolve();
    },
  };
}
