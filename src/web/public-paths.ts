import type { Language } from "../domain/report.ts";

/** Pages that exist as one address per language. Every other page has one address and follows the device's setting. */
export const publicPaths = [
  { es: "/", en: "/en" },
  { es: "/faqs", en: "/en/faqs" },
  { es: "/pricing", en: "/en/pricing" },
  { es: "/features", en: "/en/features" },
  { es: "/solutions", en: "/en/solutions" },
  { es: "/terms", en: "/en/terms" },
  { es: "/privacy", en: "/en/privacy" },
] as const;

export type PublicPath = (typeof publicPaths)[number]["es"];

const withoutTrailingSlash = (pathname: string): string => (pathname === "/" ? "/" : pathname.replace(/\/+$/, ""));

/** Both addresses of a public page, or null for any other page. */
export function findPublicPage(pathname: string): { language: Language; es: string; en: string } | null {
  const path = withoutTrailingSlash(pathname);
  for (const page of publicPaths) {
    if (page.es === path) return { language: "es", ...page };
    if (page.en === path) return { language: "en", ...page };
  }
  return null;
}

/** The address of a public page in one language: `("/pricing", "en")` → `/en/pricing`. */
export function publicPath(path: PublicPath, language: Language): string {
  return publicPaths.find((page) => page.es === path)?.[language] ?? path;
}
