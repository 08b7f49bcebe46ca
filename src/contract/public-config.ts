/** What every visitor's browser may know of the installation's configuration. */
export type PublicConfig = {
  readonly appUrl: string;
  /** The origin that answers `/api`; null: the page's own. */
  readonly apiUrl: string | null;
  readonly googleClientId: string | null;
  /** What Google asks a person to allow before a spreadsheet is made. */
  readonly googleSheetsScope: string | null;
  /** Whether what a plan lacks is refused. */
  readonly enforcesPlans: boolean;
  /** Whether plans are paid for here; otherwise whoever runs the installation gives them. */
  readonly takesPayments: boolean;
  readonly supportEmail: string;
  readonly salesEmail: string;
  /** An outside address, or `/pricing`. */
  readonly membershipUrl: string;
  readonly demoVideoUrl: string | null;
  /** How long results and pages are kept, in digits. */
  readonly retentionDays: string;
  /** `open` to everybody, or `invited`: only those on the allow-list. */
  readonly signUp: string;
  /** `offered` where the installation has a Google client, else `absent`. */
  readonly googleSignIn: string;
};

/** What stands in the built pages until the server fills in the configuration it runs with. */
export const publicConfigPlaceholder = {
  all: "__SONDEO_CONFIG__",
  appUrl: "__SONDEO_APP_URL__",
  supportEmail: "__SONDEO_SUPPORT_EMAIL__",
  salesEmail: "__SONDEO_SALES_EMAIL__",
  membershipUrl: "__SONDEO_MEMBERSHIP_URL__",
  retentionDays: "__SONDEO_RETENTION_DAYS__",
  signUp: "__SONDEO_SIGN_UP__",
  googleSignIn: "__SONDEO_GOOGLE_SIGN_IN__",
} as const;

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A built page with the placeholders replaced, safe inside attributes and text. Scripts hold the site's address at most. */
export function fillPublicConfig(html: string, config: PublicConfig): string {
  const { all, ...single } = publicConfigPlaceholder;
  let page = html.replaceAll(all, () => escapeAttribute(JSON.stringify(config)));
  for (const key of Object.keys(single) as (keyof typeof single)[]) {
    page = page.replaceAll(single[key], () => escapeAttribute(config[key]));
  }
  return page;
}

/** Sent to the document once its scripts answer: until then a built page only waits for them. */
export const pageAliveEvent = "sondeo:alive";
