import type { solutions as spanish } from "../es/solutions.ts";
import type { Translation } from "../index.ts";

export const solutions: Translation<typeof spanish> = {
  metaTitle: "Solutions · Sondeo",
  metaDescription: "How e-commerce, marketing, procurement, entrepreneurs, supply chain and research use Sondeo.",
  title: "Solutions",
  lead: "Six trades, the same two tools.",
  home: "Back to home",
  signup: "Sign up",
  membership: "See the membership",
  closing: "Choose the plan that fits your use",
  industries: [
    {
      id: "ecommerce",
      title: "E-commerce",
      description: "Decide what to sell knowing who makes it and at what price it crosses the border.",
      benefits: [
        "Average import price per kilo",
        "Countries with the largest supply",
        "Supplier catalogues as a table",
      ],
    },
    {
      id: "marketing",
      title: "Marketing",
      description: "Turn public directories into ordered lists and size a market with figures you can cite.",
      benefits: [
        "Directories to CSV in a sentence",
        "Emails and phones recognised",
        "Sourced figures for your reports",
      ],
    },
    {
      id: "procurement",
      title: "Procurement",
      description: "Compare origins before asking for quotes, and read tender listings without copy and paste.",
      benefits: ["Average export price by country", "A page of tenders as a table", "Alternatives by origin"],
    },
    {
      id: "entrepreneurship",
      title: "Entrepreneurship",
      description: "Measure the demand for a product before you invest in it.",
      benefits: ["Size of the product’s world trade", "Main buyers", "What is not known yet, in sight too"],
    },
    {
      id: "supplychain",
      title: "Supply chain",
      description: "See how much you depend on one origin and which other countries export the same.",
      benefits: ["Value by exporter country", "Production by country", "One year and one source per row"],
    },
    {
      id: "research",
      title: "Research",
      description: "Work with figures that can be cited and tables that can be checked.",
      benefits: [
        "Source, version and year for every figure",
        "The original text of every cell",
        "CSV ready to analyse",
      ],
    },
  ],
};
