import { isRouteErrorResponse, useRouteError } from "react-router";
import { notFound } from "../../../i18n/not-found.ts";
import { useText } from "../../language.ts";
import { LostScreen } from "./lost-screen.tsx";
import NotFound from "./screen.tsx";

/** What stands in place of a screen that failed while it was drawn. */
export function ErrorScreen() {
  const text = useText(notFound);
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <LostScreen metaTitle={text.brokenTitle} title={text.brokenTitle} text={text.brokenText} />;
}
