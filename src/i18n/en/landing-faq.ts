import { planLimits, prices, trialDays } from "../../domain/plans.ts";
import type { landingFaq as spanish } from "../es/landing-faq.ts";
import type { Translation } from "../index.ts";

const { standard, pro } = prices;

export const landingFaq: Translation<typeof spanish> = {
  title: "Common questions",
  all: "See all questions",
  categories: [
    {
      id: "general",
      title: "General",
      items: [
        {
          question: "What does Sondeo do?",
          answer:
            "Two things: trade reports on a product, with one row per exporter country, and tables from a web page. Every value says where it comes from.",
        },
        {
          question: "Who is it for?",
          answer:
            "For entrepreneurs, small business owners, marketing and procurement teams, researchers, e-commerce sellers and supply chain professionals.",
        },
        {
          question: "Which languages does it speak?",
          answer: "All of it is in Spanish and in English. It also understands product names in both languages.",
        },
      ],
    },
    {
      id: "research",
      title: "Product Research",
      items: [
        {
          question: "Which columns does a report have?",
          answer:
            "Seven: exporter country, export value, top importers, production, average export price, average import price and relevant news.",
        },
        {
          question: "Does it measure demand and competition?",
          answer:
            "It gives what statistics publish: who buys and who sells, average prices, concentration and trends by year. It does not measure consumers’ opinions; news is only a guide.",
        },
        {
          question: "What if my product is not there?",
          answer:
            "You see the closest codes to choose from. If there are no figures we say so, and nothing is deducted from your plan.",
        },
      ],
    },
    {
      id: "scraping",
      title: "URL Scraping",
      items: [
        {
          question: "Does it crawl the whole site?",
          answer: "No. It reads exactly the page whose address you paste, without following links or next pages.",
        },
        {
          question: "Can I join several pages?",
          answer:
            "One at a time. Export each table to CSV and join them in your spreadsheet; joining them inside Sondeo is coming soon.",
        },
        {
          question: "Does it work on all sites?",
          answer: "Not always: some require logging in, block automatic visits or forbid them. We tell you the cause.",
        },
      ],
    },
    {
      id: "pricing",
      title: "Pricing",
      items: [
        {
          question: "How much does it cost?",
          answer:
            `Standard, ${standard.monthlyUsd} USD a month or ${standard.annualPerMonthUsd} USD a month billed annually. ` +
            `Pro, ${pro.monthlyUsd} USD a month or ${pro.annualPerMonthUsd} USD a month billed annually.`,
        },
        {
          question: "Is there a free trial?",
          answer: `Yes: ${trialDays} days of the Standard plan with ${planLimits.trial.reports} reports and ${planLimits.trial.scrapes} extractions, no card needed.`,
        },
        {
          question: "Do failures count?",
          answer: "No. Only reports with figures and pages read successfully count.",
        },
      ],
    },
    {
      id: "security",
      title: "Security",
      items: [
        {
          question: "Do you keep the passwords of other sites?",
          answer: "No. They are used in memory for that extraction and forgotten when it ends.",
        },
        {
          question: "How is my Sondeo password kept?",
          answer: "As a salted Argon2id digest: nobody can read it, not even us.",
        },
        {
          question: "Who sees my searches?",
          answer: "You, and whoever runs the installation and its database. No other account can open them.",
        },
      ],
    },
    {
      id: "miscellaneous",
      title: "Miscellaneous",
      items: [
        {
          question: "Which formats can I download?",
          answer:
            "CSV with the separator and decimals that your spreadsheet uses, and Excel and JSON with their sources. All three are made in your browser.",
        },
        {
          question: "Can I use it on a phone?",
          answer: "Yes. Tables become cards, and nothing you see on a large screen is missing.",
        },
        {
          question: "How do I get access?",
          answer:
            "Create your account on the sign-up page. If your email is not authorized, request access there, and whoever runs the installation will see your request.",
        },
      ],
    },
  ],
};
