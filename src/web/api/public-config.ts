import { publicConfigPlaceholder, type PublicConfig } from "../../contract/public-config.ts";

const metaName = "sondeo-config";

const unfilled: PublicConfig = {
  appUrl: publicConfigPlaceholder.appUrl,
  apiUrl: null,
  googleClientId: null,
  googleSheetsScope: null,
  enforcesPlans: true,
  takesPayments: false,
  supportEmail: publicConfigPlaceholder.supportEmail,
  salesEmail: publicConfigPlaceholder.salesEmail,
  membershipUrl: publicConfigPlaceholder.membershipUrl,
  demoVideoUrl: null,
  retentionDays: publicConfigPlaceholder.retentionDays,
  signUp: publicConfigPlaceholder.signUp,
  googleSignIn: publicConfigPlaceholder.googleSignIn,
};

const defaults = (): PublicConfig => ({
  ...unfilled,
  appUrl: location.origin,
  supportEmail: "soporte@sondeo.local",
  salesEmail: "ventas@sondeo.local",
  membershipUrl: "/pricing",
  retentionDays: "365",
  signUp: "invited",
  googleSignIn: "absent",
});

function readMeta(): string {
  if (typeof document === "undefined") return publicConfigPlaceholder.all;
  return document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content ?? publicConfigPlaceholder.all;
}

/** Reads the configuration out of the page's meta element; what is absent or unreadable gets a default. */
export function parsePublicConfig(content: string, byDefault: PublicConfig): PublicConfig {
  try {
    const given = JSON.parse(content) as Partial<PublicConfig>;
    const known = Object.entries(given).filter(([key, value]) => key in byDefault && value !== null && value !== "");
    return { ...byDefault, ...Object.fromEntries(known) };
  } catch {
    return byDefault;
  }
}

/** The meta element to print: its own content again, so that the browser finds the one the server filled in. */
export const publicConfigMeta = { name: metaName, content: readMeta() };

/** While pages are built these are placeholders that the server replaces; in the browser, the real values. */
export const publicConfig: PublicConfig =
  typeof document === "undefined" ? unfilled : parsePublicConfig(publicConfigMeta.content, defaults());
