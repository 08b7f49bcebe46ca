/** What one fetch may cost at most. */
export type ScrapeLimits = {
  /** From the call to the last byte, redirects included. */
  readonly totalTimeoutMs: number;
  /** Name resolution excluded, TLS handshake included. */
  readonly connectTimeoutMs: number;
  readonly redirects: number;
  readonly bodyBytes: number;
  readonly headerBytes: number;
  /** Codings in one Content-Encoding chain. */
  readonly contentCodings: number;
  /** How much of an error page is read to recognise a challenge. */
  readonly errorBodyBytes: number;
  /** An idle connection is closed after this. */
  readonly keepAliveMs: number;
  /** From the call to the page behind a log-in. */
  readonly loginTimeoutMs: number;
  /** Log-ins to one site, whoever asks, within ten minutes. */
  readonly loginsPerSite: number;
};

export const defaultScrapeLimits: ScrapeLimits = {
  totalTimeoutMs: 30_000,
  connectTimeoutMs: 10_000,
  redirects: 10,
  bodyBytes: 20 * 1024 * 1024,
  headerBytes: 32 * 1024,
  contentCodings: 3,
  errorBodyBytes: 64 * 1024,
  keepAliveMs: 1_000,
  loginTimeoutMs: 50_000,
  loginsPerSite: 10,
};
