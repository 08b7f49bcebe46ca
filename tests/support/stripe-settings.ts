/** What switches payments on, at a stand-in for Stripe. */
export const stripeSettings = (url: string) => ({
  STRIPE_SECRET_KEY: "sk_test_sondeo_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_sondeo_0123456789",
  STRIPE_API_URL: url,
});
