/** What a person gave to get into a site. It lives in memory for one scrape and is never logged, stored or returned. */
export type SiteLogin = {
  readonly loginUrl: string;
  readonly user: string;
  readonly password: string;
  /** CSS selectors for forms that are not recognised. */
  readonly selectors?: { readonly user?: string; readonly password?: string; readonly submit?: string };
  /** Base32 secret of an authenticator (RFC 6238). */
  readonly oneTimeSecret?: string;
};

/** Ways in without a form: sent to the page's own origin only. */
export type SiteSession = {
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
  readonly headers?: Readonly<Record<string, string>>;
  /** HTTP Basic authentication. */
  readonly basic?: { readonly user: string; readonly password: string };
};
