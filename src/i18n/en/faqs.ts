import type { faqs as spanish } from "../es/faqs.ts";
import type { Translation } from "../index.ts";

export const faqs: Translation<typeof spanish> = {
  metaTitle: "Frequently asked questions · Sondeo",
  metaDescription: "What Sondeo does, where the figures come from, what it costs and what happens to your data.",
  title: "Frequently asked questions",
  lead: "Fourteen short answers. If yours is missing, write to us.",
  support: "Write to support",
  dashboard: "Go to the dashboard",
  items: [
    {
      question: "What is Sondeo?",
      answer:
        "A market research tool. It gives trade reports by product and turns a web page into a table. Every value says where it comes from and how it is known.",
    },
    {
      question: "Who is it for?",
      answer:
        "For those who decide what to buy, sell or research: entrepreneurs, small businesses, marketing and procurement teams, researchers, e-commerce sellers and supply chain professionals.",
    },
    {
      question: "What does a product report contain?",
      answer:
        "One row per exporting country: export value, main buyers, production, average export and import price, and news where it is turned on.",
    },
    {
      question: "Where do the figures come from?",
      answer:
        "From public statistics: mainly CEPII BACI, FAO and USGS, depending on the product. The report names the source, its version and the year of each figure.",
    },
    {
      question: "Which year is the data from?",
      answer:
        "The newest that the source has for that product. Trade is published late and some products only have data for earlier years: the year is always shown.",
    },
    {
      question: "What do the signs ●, ◐, ○ and — mean?",
      answer:
        "● The country reports it, or it is on the page.\n◐ It was reconciled or calculated.\n○ It is an estimate, or a model inferred it.\n— There is no data.",
    },
    {
      question: "Why are figures missing in some cells?",
      answer:
        "Because nobody publishes them, or because the source covers only a part of the product. We do not fill gaps: the cell gives the reason.",
    },
    {
      question: "Do I need the product’s tariff code?",
      answer:
        "No. Enter the name in Spanish or English. If it is ambiguous you will see the possible codes and can choose. If you have the code, the report will be more precise.",
    },
    {
      question: "Can I extract data from several pages at once?",
      answer: "No. Each extraction reads exactly the page you give, without following links or crawling the site.",
    },
    {
      question: "Does it work with every website?",
      answer:
        "No. Some block automatic visits or require permissions. When it fails we tell you the cause and what to try, and nothing is deducted from your plan.",
    },
    {
      question: "What happens to the passwords of other sites that I enter?",
      answer:
        "They are used only for that extraction and are not kept. If the process is interrupted, you will have to enter them again.",
    },
    {
      question: "How do I take my results with me?",
      answer:
        "As a CSV, Excel or JSON file made in your browser. Spreadsheets open them cleanly, in Spanish too; the Excel and JSON files include the sources of the data. You can also copy the table or print it. On the Pro plan, you can also export to a new sheet in Google Sheets, if your installation is connected to Google.",
    },
    {
      question: "How long are my searches kept?",
      answer:
        "Until you delete them, within your installation’s retention period. If you delete one, you can restore it for 30 days.",
    },
    {
      question: "How do I get access?",
      answer:
        "Create your account from the sign-up page. If your email is not authorized, request access there or write to support.",
    },
  ],
};
