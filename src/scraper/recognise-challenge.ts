type Headers = Readonly<Record<string, string | string[] | undefined>>;

const headerMarks: readonly (readonly [header: string, value: RegExp, name: string])[] = [
  ["cf-mitigated", /challenge/i, "Cloudflare"],
  ["x-amzn-waf-action", /challenge|captcha/i, "AWS WAF"],
  ["x-datadome", /./, "DataDome"],
  ["x-sucuri-block", /./, "Sucuri"],
];

/** Statuses under which a challenge is served; a form with a CAPTCHA on another error page is none. */
export const challengeStatuses: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** Stands on many pages beside their content. */
export const aCaptcha = "a CAPTCHA";

const bodyMarks: readonly (readonly [mark: RegExp, name: string])[] = [
  [/_cf_chl_opt|\/cdn-cgi\/challenge-platform\//, "Cloudflare"],
  [/captcha-delivery\.com/, "DataDome"],
  [/_Incapsula_Resource/, "Imperva"],
  [/px-captcha|_pxAppId/, "HUMAN"],
  [/awsWafCookieDomainList|AwsWAFScript/i, "AWS WAF"],
  [/sucuri_cloudproxy_js/, "Sucuri"],
  [/www\.google\.com\/recaptcha\/|hcaptcha\.com\/1\/api\.js|challenges\.cloudflare\.com\/turnstile/, aCaptcha],
];

/** Who asks visitors to prove that they are people, by the marks such a response carries; null when there are none. */
export function recogniseChallenge(headers: Headers, bodyStart: string): string | null {
  const byHeader = headerMarks.find(([header, value]) => value.test(String(headers[header] ?? "")));
  return byHeader?.[2] ?? bodyMarks.find(([mark]) => mark.test(bodyStart))?.[1] ?? null;
}
