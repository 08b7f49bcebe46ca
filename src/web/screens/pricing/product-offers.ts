import { prices } from "../../../domain/plans.ts";

const offer = (name: string, priceUsd: number, url: string) => ({
  "@type": "Offer",
  name,
  price: priceUsd,
  priceCurrency: "USD",
  url,
});

/** The plans with both ways to pay, as schema.org's Product and Offer. */
export const productOffers = (description: string, url: string) => ({
  "@type": "Product",
  name: "Sondeo",
  description,
  offers: [
    offer("Standard, monthly", prices.standard.monthlyUsd, url),
    offer("Standard, annual", prices.standard.annualPerMonthUsd * 12, url),
    offer("Pro, monthly", prices.pro.monthlyUsd, url),
    offer("Pro, annual", prices.pro.annualPerMonthUsd * 12, url),
  ],
});
