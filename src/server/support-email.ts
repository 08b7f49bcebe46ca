import type { Config } from "./config.ts";

/** Where people write to for help. */
export const supportEmail = ({ links, appUrl }: Pick<Config, "links" | "appUrl">): string =>
  links.supportEmail ?? `support@${new URL(appUrl).hostname}`;
