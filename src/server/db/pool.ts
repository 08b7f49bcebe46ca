import pg from "pg";

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

export type PoolPatience = {
  /** A database that gives nobody an answer for so long is lost. */
  readonly silenceMs: number;
  /** As long as others are answered, a turn is waited for at most so long. */
  readonly turnMs: number;
};

/**
 * Connections that many share. Whoever finds all of them taken waits as long as others get their answers: that many
 * ask at once is no reason to refuse any of them.
 */
export class SharedConnections extends pg.Pool {
  readonly #patience: PoolPatience;
  #answeredAt = 0;

  constructor(config: pg.PoolConfig, patience: PoolPatience) {
    super({ ...config, connectionTimeoutMillis: patience.turnMs });
    this.#patience = patience;
    // An idle connection that breaks is replaced; the query that needs it reports its own error.
    this.on("error", () => undefined);
    // One that breaks between two statements of a transaction has nobody else who listens.
    this.on("connect", (client) => {
      this.#answeredAt = performance.now();
      client.on("error", () => undefined);
    });
    this.on("release", (error) => {
      if (!error) this.#answeredAt = performance.now();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const turn = this.#waitForTurn(super.connect());
    if (taken === undefined) return turn;
    turn.then(
      (client) => taken(undefined, client, (error) => client.release(error)),
      (error: Error) => taken(error, undefined, () => undefined),
    );
  }

  async #waitForTurn(asked: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const askedAt = performance.now();
    const waiting = new AbortController();
    const lost = Promise.withResolvers<never>();
    const lookAfter = (ms: number): void => {
      // What came in while the process was busy is heard before it is judged.
      const timer = setTimeout(() => setImmediate(look), ms);
      waiting.signal.addEventListener("abort", () => clearTimeout(timer));
    };
    const look = (): void => {
      if (waiting.signal.aborted) return;
      const silentMs = performance.now() - Math.max(askedAt, this.#answeredAt);
      if (silentMs < this.#patience.silenceMs) lookAfter(this.#patience.silenceMs - silentMs);
      else lost.reject(new Error("timeout exceeded when trying to connect"));
    };
    lookAfter(this.#patience.silenceMs);
    try {
      return await Promise.race([asked, lost.promise]);
    } catch (error) {
      asked.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      waiting.abort();
    }
  }
}
