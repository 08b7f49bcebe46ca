import type { publicFrame as spanish } from "../es/public-frame.ts";
import type { Translation } from "../index.ts";

export const publicFrame: Translation<typeof spanish> = {
  home: "Sondeo, home",
  menu: "Menu",
  mainNavigation: "Main navigation",
  footerNavigation: "Footer",
  solutions: "Solutions",
  pricing: "Pricing",
  features: "Features",
  faqs: "FAQs",
  terms: "Terms",
  privacy: "Privacy and security",
  login: "Log in",
  signup: "Sign up",
  dashboard: "Go to the dashboard",
  membership: "Membership",
  product: "Product",
  help: "Help",
  legal: "Legal",
  language: "Language",
  outside: "opens another site",
  support: "Support",
  tagline: "Public statistics and web pages, as tables with their source.",
  attribution: "Trade data comes from public sources, cited in every report.",
};
