const screens = [
  /^\/(login|signup|forgot-password|verify-email|dashboard|custom-url-scrape|figures|profile)$/,
  /^\/reset-password\/[^/]+$/,
  /^\/product-research\/[^/]+$/,
  /^\/product-research\/results\/[^/]+$/,
  /^\/custom-url\/ai-prompt\/[^/]+$/,
];

/** Whether a screen has this address although no page was built for it; any other is answered with 404. */
export const isUnbuiltScreen = (path: string): boolean => screens.some((screen) => screen.test(path));
