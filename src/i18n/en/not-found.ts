import type { notFound as spanish } from "../es/not-found.ts";
import type { Translation } from "../index.ts";

export const notFound: Translation<typeof spanish> = {
  metaTitle: "Page not found · Sondeo",
  title: "Page not found",
  text: "The address does not exist or has changed.",
  brokenTitle: "Something broke on this page",
  brokenText: "It is not your fault. Reload the page; if it stays like this, tell us.",
  back: "Go back",
  home: "Go home",
  reload: "Reload the page",
  support: "Contact support",
};
