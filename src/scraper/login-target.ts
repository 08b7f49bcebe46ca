import { getDomain } from "tldts";
import { checkUrl } from "./egress.ts";
import type { OpenedHosts } from "./egress.ts";

const loopback = /^(127(\.\d{1,3}){3}|\[::1\]|localhost|.+\.localhost)$/;

/** The registrable domain (`example.co.uk`), or the host itself where there is none. Private suffixes count. */
export const siteOf = (url: URL): string => getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;

/**
 * Why a password may not be typed into the page at `address`, or null. It is typed over https only (a loopback address
 * that was opened excepted), and only on the site that was named as the one to log in to.
 */
export function refuseLoginPage(address: string, loginUrl: string, opened: OpenedHosts): string | null {
  const checked = checkUrl(address, opened);
  if (!checked.ok) return checked.detail;
  const { url } = checked.target;
  if (url.protocol !== "https:" && !(checked.target.opened && loopback.test(url.hostname))) {
    return `${url.hostname} is not https`;
  }
  const named = URL.parse(loginUrl);
  return named !== null && siteOf(url) === siteOf(named) ? null : `${url.hostname} is another site than the one named`;
}
