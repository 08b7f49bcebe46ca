import type { terms as spanish } from "../es/terms.ts";
import type { Translation } from "../index.ts";

export const terms: Translation<typeof spanish> = {
  metaTitle: "Terms of service · Sondeo",
  metaDescription:
    "The terms for using Sondeo: accounts, plans and payment, acceptable use, who owns the results and limits of liability.",
  title: "Terms of service",
  updated: "Last updated: 15 March 2025",
  introduction:
    "These terms govern the use of Sondeo. Read them before you create an account: by using the service you accept them.",
  contact: "Questions about these terms? Write to",
  sections: [
    {
      id: "acceptance",
      title: "Acceptance of the terms",
      paragraphs: [
        "By accessing or using the service you accept these terms. If you use it on behalf of an organization, you represent that you may accept them on its behalf.",
        "If you disagree with any part, do not use the service.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      paragraphs: [
        "Access is limited to authorized email addresses. You must provide accurate details and keep them up to date.",
        "You are responsible for your password and for what is done with your account. Tell us at once if you think someone else is using it.",
      ],
    },
    {
      id: "service",
      title: "The service",
      paragraphs: [
        "Sondeo offers product research from public statistics and data extraction from web pages. There are free and paid plans, with usage limits by plan.",
        "We may improve or change features. If a change affects you materially and adversely, we will try to tell you in advance.",
      ],
    },
    {
      id: "intellectual",
      title: "Intellectual property",
      paragraphs: [
        "The service and its software belong to their owners. Your searches and the results you obtain are yours, subject to the licenses of the sources that each report cites.",
        "The pages you analyze belong to their owners; check that you may use their data as you intend.",
      ],
    },
    {
      id: "acceptable",
      title: "Acceptable use",
      paragraphs: [
        "Do not use the service to break the law, other people’s rights or the terms of the sites you analyze, or to send unsolicited messages.",
        "Do not try to get around your plan’s limits, interfere with the service or reach data of other accounts.",
      ],
    },
    {
      id: "payment",
      title: "Payment",
      paragraphs: [
        "Paid plans are billed in advance, monthly or yearly, depending on the cycle you choose. Usage limits depend on the plan.",
        "The free trial needs no card. If you have added a payment method, the chosen plan is charged automatically on the last day of the trial unless you cancel first or ask to start it sooner; if you have not, the trial simply ends.",
        "Fee changes are announced at least 30 days ahead. Fees are non-refundable except where the law requires it.",
      ],
    },
    {
      id: "termination",
      title: "Termination",
      paragraphs: [
        "You may stop using the service and cancel your plan at any time. You keep access until the end of the period you have paid for.",
        "We may suspend or close an account that breaks these terms.",
      ],
    },
    {
      id: "disclaimers",
      title: "Disclaimers and limit of liability",
      paragraphs: [
        "The figures come from third parties and may contain errors, delays or gaps. The service is provided as is, without any warranty of fitness for a particular purpose. It is not financial or legal advice.",
        "As far as the law allows, our total liability is capped at what you have paid in the last six months or 100 US dollars, whichever is greater.",
      ],
    },
    {
      id: "governing",
      title: "Governing law",
      paragraphs: [
        "These terms are governed by the laws of the state of Delaware, United States, without regard to its conflict-of-law rules.",
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      paragraphs: [
        "We may modify these terms. If a change is material, we will try to give at least 30 days’ notice.",
        "If you keep using the service after the changes take effect, you accept the new terms.",
      ],
    },
  ],
};
