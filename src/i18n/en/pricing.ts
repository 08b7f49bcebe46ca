import { paymentGraceDays } from "../../domain/plans.ts";
import type { pricing as spanish } from "../es/pricing.ts";
import type { Translation } from "../index.ts";

export const pricing: Translation<typeof spanish> = {
  metaTitle: "Pricing · Sondeo",
  metaDescription:
    "Two plans by usage and a 14-day trial, no card needed. What each includes, what it costs and what is never deducted.",
  title: "Pricing",
  lead: "A flat price for how much you research. What fails is not deducted from your plan.",
  back: "Back to Home",
  billing: "Billing",
  monthly: "Monthly",
  annual: "Annual",
  annualHint: (p) => `Save up to ${p.percent}% with annual billing.`,
  save: (p) => `Save ${p.percent}%`,
  perMonth: "a month",
  billedYearly: (p) => `${p.amount} billed once a year`,
  billedMonthly: "Billed every month",
  getStarted: "Get Started",
  startTrial: "Start Free Trial",
  contactSales: "Contact Sales",
  contactSalesText: "Need more volume, or an installation of your own?",
  standardText: "For those who research a few products a month.",
  proText: "For teams that research every day.",
  trialTitle: (p) => `${p.days}-day trial`,
  trialText: (p) =>
    `The Standard plan with ${p.reports} reports and ${p.scrapes} extractions. No card needed: if you do not add a payment method, it simply ends.`,
  compare: "Compare the plans",
  feature: "Feature",
  about: (p) => `What it is: ${p.feature}`,
  included: "Included",
  notIncluded: "Not included",
  soon: "Coming soon",
  unlimited: "Unlimited",
  rows: {
    reports: "Research reports a month",
    scrapes: "Page extractions a month",
    records: "Records per extraction",
    csv: "CSV export",
    emailSupport: "Email support",
    basicLogin: "Basic authentication (BETA)",
    advancedLogin: "Advanced authentication",
    sheets: "Google Sheets export",
    rules: "Custom extraction rules",
    priority: "Priority processing",
    analytics: "Usage dashboard",
    prioritySupport: "Priority support",
    onboarding: "Onboarding session",
  },
  tooltips: {
    records: "If a page has more, we tell you and show the first ones.",
    scrapes: "Every page read successfully. You can then ask up to 10 questions about it.",
    csv: "To Excel and JSON too, with their sources.",
    basicLogin: "Pages with a username and password form.",
    advancedLogin: "Multi-step logins.",
    sheets:
      "A new spreadsheet in your Google account, with its sources, where the installation is connected to Google.",
    rules: "What to wait for, load or remove on each site’s pages.",
    priority: "Your jobs go first in the queue.",
  },
  questions: [
    {
      question: "What counts as a report?",
      answer:
        "Every product report that ends with figures. If there is no data or something fails, nothing is deducted.",
    },
    {
      question: "What counts as an extraction?",
      answer: "Every page read successfully. You can then ask up to 10 questions about it, and they do not count.",
    },
    {
      question: "Will you charge me when the trial ends?",
      answer:
        "Only if you have added a payment method and do not cancel first. Without a payment method, the trial ends and that is all.",
    },
    {
      question: "Can I change plans?",
      answer:
        "Yes, whenever you like. An upgrade starts at once and you pay the difference; a downgrade starts with the next billing period.",
    },
    {
      question: "What if I cancel, or a payment fails?",
      answer: `If you cancel, you keep the plan until the end of what you have paid for. If a payment fails, the plan goes on for ${paymentGraceDays} days so that you can fix it.`,
    },
    {
      question: "What does “Coming soon” mean?",
      answer: "That the feature does not exist yet. Do not count on it when you choose a plan.",
    },
  ],
  questionsTitle: "Questions about the plans",
};
