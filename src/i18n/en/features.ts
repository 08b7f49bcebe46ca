import type { features as spanish } from "../es/features.ts";
import type { Translation } from "../index.ts";

export const features: Translation<typeof spanish> = {
  metaTitle: "Features · Sondeo",
  metaDescription: "What each tool does, what it delivers and what it does not do.",
  title: "Features",
  back: "Back to the home page",
  hero: "AI tools for smarter business decisions",
  heroText: "Trade reports, and tables made from web pages. With the origin of every value a click away.",
  how: "How it works",
  tabs: { research: "Product and service research", scraping: "Website analysis" },
  research: {
    title: "Make product decisions based on data",
    steps: [
      { title: "Enter the product", text: "In Spanish or English, with or without a tariff code." },
      { title: "We gather the figures", text: "From public sources, and only those that cover exactly your product." },
      { title: "Read the table", text: "One row per exporter country, with source and year in every cell." },
    ],
    benefits: [
      "Annual export value and main buyers",
      "Production, where the product has it",
      "Average export and import price per kilo",
      "The possible codes when the name is ambiguous",
      "The reason for every missing figure",
    ],
  },
  scraping: {
    title: "Extract valuable data from any website",
    tip: "It may not work on all sites: some block automatic visits or ask for a log-in.",
    steps: [
      { title: "Paste the address", text: "We read exactly that page." },
      { title: "Say what you need", text: "“Company, email and phone of those in Guadalajara”." },
      { title: "Check and export", text: "Every cell shows the text it came from." },
    ],
    benefits: [
      "Tables, lists and records found before you ask",
      "Emails, phones and addresses recognised as such",
      "Filters by company, email, phone or location in the same sentence",
      "Access to pages behind a log-in (BETA, coming soon)",
      "Passwords are not kept",
    ],
  },
  signup: "Start Free Trial",
  pricing: "See pricing",
};
