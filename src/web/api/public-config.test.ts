import { expect, it } from "vitest";
import { fillPublicConfig, type PublicConfig, publicConfigPlaceholder } from "../../contract/public-config.ts";
import { privacy, writePeriod } from "../../i18n/privacy.ts";
import { parsePublicConfig } from "./public-config.ts";

const byDefault: PublicConfig = {
  appUrl: "http://localhost:3000",
  apiUrl: null,
  googleClientId: null,
  googleSheetsScope: null,
  enforcesPlans: true,
  takesPayments: false,
  supportEmail: "soporte@sondeo.local",
  salesEmail: "ventas@sondeo.local",
  membershipUrl: "/pricing",
  demoVideoUrl: null,
  retentionDays: "365",
  signUp: "invited",
  googleSignIn: "absent",
};

it("takes what is given and keeps the default for the rest", () => {
  const given = JSON.stringify({ googleClientId: "g1", supportEmail: "", salesEmail: null, other: 1 });
  expect(parsePublicConfig(given, byDefault)).toEqual({ ...byDefault, googleClientId: "g1" });
});

it("keeps every default when nothing was filled in", () => {
  expect(parsePublicConfig(publicConfigPlaceholder.all, byDefault)).toEqual(byDefault);
});

it("fills a built page without letting a value out of its attribute", () => {
  const hostile: PublicConfig = { ...byDefault, supportEmail: `"><script>alert('$&')</script>` };
  const built = `<meta name="sondeo-config" content="__SONDEO_CONFIG__"/><a href="mailto:__SONDEO_SUPPORT_EMAIL__">x</a>`;
  const page = fillPublicConfig(built, hostile);
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("__SONDEO_");
  const content = /content="([^"]*)"/.exec(page)?.[1] ?? "";
  const unescaped = content
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  expect(JSON.parse(unescaped)).toEqual(hostile);
});

it.each(["es", "en"] as const)("says how long this installation keeps results and pages: %s", (language) => {
  const { retentionDays } = publicConfigPlaceholder;
  const built = privacy[language].kept.map(({ howLong }) => writePeriod(howLong, retentionDays));
  const page = fillPublicConfig(built.join("\n"), { ...byDefault, retentionDays: "45" });
  expect(page.match(/^45 (días|days)/gm)).toHaveLength(2);
  expect(page).not.toContain("365");
});
