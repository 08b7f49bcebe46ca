import { notFound } from "../../../i18n/not-found.ts";
import { useText } from "../../language.ts";
import { LostScreen } from "./lost-screen.tsx";

export default function NotFound() {
  const text = useText(notFound);
  return <LostScreen metaTitle={text.metaTitle} title={text.title} text={text.text} />;
}
