import { expect, test } from "vitest";
import type { RowEvidence } from "../../../domain/report.ts";
import { likelyCountry } from "./home-country.ts";

// safe because only these two are read
const rows = [{ iso3: "MEX", flag: "🇲🇽" }, { iso3: "PER", flag: "🇵🇪" }, { iso3: "XKX" }] as RowEvidence[];

test("the browser's region says whose report it is, else the largest exporter is taken", () => {
  expect(likelyCountry(rows, ["es-PE", "es"])).toBe("PER");
  expect(likelyCountry(rows, ["es", "en-GB", "es-PE"])).toBe("PER");
  expect(likelyCountry(rows, ["es-419", "en"])).toBe("MEX");
  expect(likelyCountry([], ["es-PE"])).toBeNull();
});
