import type { solutions as spanish } from "../es/solutions.ts";
import type { Translation } from "../index.ts";

export const solutions: Translation<typeof spanish> = {
  metaTitle: "Solutions · Sondeo",
  metaDescription: "How e-commerce, marketing, procurement, entrepreneurs, supply chain and research use Sondeo.",
  title: "Solutions",
  lead: "Six industries, the same two tools. Choose yours and see how it is done.",
  home: "Back to home",
  industriesLabel: "Industries",
  benefitsTitle: "What you gain",
  caseTitle: "Case study",
  illustrative: "Illustrative example",
  illustrativeNote: "Illustrative commercial figures; they do not come from a real customer and are not audited.",
  workflowTitle: "How it is done, in four steps",
  signup: "Sign up",
  membership: "See the membership",
  closing: "Choose the plan that fits your use",
  closingText: "The limits, the prices and what each plan includes, on one page.",
  samples: {
    worldTrade: "exported by the world in 2023, all countries together",
    fromThree: "of what the world exported in 2023 came from three countries",
    others: "All other countries",
    citedFigure: (p) => `exported by ${p.country} in 2023`,
    citation: "Citation",
    field: "Fact",
    citationRows: [
      { name: "Source", value: "CEPII, BACI" },
      { name: "Version", value: "V202501, HS 2022" },
      { name: "Year", value: "2023" },
      { name: "How it is known", value: "Reconciled between exporter and importers" },
    ],
    directory: "Supplier directory",
    prompt: "“Name, email and city”",
    company: "Name",
    email: "Email",
    city: "City",
    fictional: "Fictional companies, as a sample page would give them.",
  },
  industries: [
    {
      id: "ecommerce",
      title: "E-commerce",
      description:
        "Decide what to sell knowing who makes it and at what price it crosses the border. Follow a shop’s range and prices without copying and pasting.",
      benefits: [
        "Average import price per kilo, by country",
        "Supplier and shop catalogs, as a table",
        "Countries with the largest supply, by value",
      ],
      caseStudy: "A homeware shop compares six origins before it chooses a supplier.",
      figures: [
        { figure: "18%", label: "lower purchase price" },
        { figure: "40%", label: "less time searching" },
      ],
      workflow: [
        "Enter the product you want to sell",
        "Sort exporters by average price",
        "Extract two suppliers’ catalogs",
        "Export both tables and compare",
      ],
    },
    {
      id: "marketing",
      title: "Marketing",
      description: "Turn public directories into ordered lists, and size a market with figures you can cite.",
      benefits: [
        "Directories to CSV with one sentence",
        "Emails, phones and addresses recognized",
        "Figures with source and year for your reports",
      ],
      caseStudy: "An agency prepares a trade fair’s list of exhibitors in a morning.",
      figures: [
        { figure: "70%", label: "less manual work" },
        { figure: "25%", label: "more valid contacts" },
      ],
      workflow: [
        "Paste the page of exhibitors",
        "Ask for company, email and sector",
        "Filter by city or sector",
        "Export the CSV to your mailing tool",
      ],
    },
    {
      id: "procurement",
      title: "Procurement",
      description: "Compare origins before asking for quotes, and read tender listings without copying and pasting.",
      benefits: [
        "Average export price by country",
        "A page of tenders, as a table",
        "Alternative origins with their share",
      ],
      caseStudy: "A procurement team negotiates with the origin’s average price in hand.",
      figures: [
        { figure: "12%", label: "saved per order" },
        { figure: "3 times", label: "more quotes compared" },
      ],
      workflow: [
        "Find the product or its code",
        "Compare the average price by origin",
        "Extract the list of tenders",
        "Export the table and share it with your team",
      ],
    },
    {
      id: "entrepreneurship",
      title: "Entrepreneurship",
      description: "Measure the demand for a product before you invest in it, and see what is not known yet.",
      benefits: [
        "Size of the product’s world trade",
        "Who buys most, and from whom",
        "What is not known yet, in plain sight too",
      ],
      caseStudy: "A founder drops two ideas and keeps the third.",
      figures: [
        { figure: "60%", label: "less time to validate" },
        { figure: "2 of 3", label: "ideas dropped in time" },
      ],
      workflow: [
        "Enter three products, one at a time",
        "Look at value, trend and buyers",
        "Drop those that depend on a single country",
        "Pin the report of the one that remains",
      ],
    },
    {
      id: "supplychain",
      title: "Supply chain",
      description:
        "See how much you depend on one origin and which other countries export the same, before it runs out.",
      benefits: [
        "Market concentration, with its index",
        "Production and exports by country",
        "One source and one year per row",
      ],
      caseStudy: "A manufacturer spreads a component over three origins.",
      figures: [
        { figure: "35%", label: "less dependence on one country" },
        { figure: "20%", label: "fewer days out of stock" },
      ],
      workflow: [
        "Find the component by its code",
        "Look at the concentration by exporter",
        "Choose two origins with a similar price",
        "Repeat the report every year and compare",
      ],
    },
    {
      id: "research",
      title: "Research",
      description: "Work with figures that can be cited and tables that can be checked.",
      benefits: [
        "Source, version and year for every figure",
        "The original text of every cell",
        "CSV ready to analyze",
      ],
      caseStudy: "A university group documents a sector with data that can be checked.",
      figures: [
        { figure: "50%", label: "fewer hours collecting" },
        { figure: "100%", label: "of cells with their origin" },
      ],
      workflow: [
        "Find the product and review its codes",
        "Check the source of each column",
        "Extract the tables of a public report",
        "Cite the source, the version and the year",
      ],
    },
  ],
};
