import type { notFound as spanish } from "../es/not-found.ts";
import type { Translation } from "../index.ts";

export const notFound: Translation<typeof spanish> = {
  metaTitle: "Page not found · Sondeo",
  title: "Page not found",
  text: "The address does not exist or has changed.",
  brokenTitle: "Something broke on this page",
  brokenText: "It is not your fault. Reload the page, and tell us if it happens again.",
  back: "Go back",
  home: "Go to home page",
  reload: "Reload the page",
  support: "Contact support",
};
