import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { figures } from "../../../i18n/figures.ts";
import { useUser } from "../../api/accounts.ts";
import { figuresQuery } from "../../api/figures.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { useText } from "../../language.ts";
import { createStoredChoice } from "../../stored-choice.ts";

const isYear = (stored: string): stored is string => /^\d{4}$/.test(stored);

/** The newest year of which an owner has said "not now": the next one is told again. */
const putOff = createStoredChoice<string>("sondeo.figures-put-off", isYear, "0000");

/** Tells owners that the figures of every product can be had, until they are there. */
export function FiguresNotice() {
  const text = useText(figures);
  const isOwner = useUser().role === "admin";
  const { data } = useQuery({ ...figuresQuery, enabled: isOwner });
  const saidUntil = useSyncExternalStore(putOff.subscribe, putOff.read, putOff.readDefault);
  const [widest] = data?.offers ?? [];
  if (!isOwner || !widest?.isWorthwhile || Number(saidUntil) >= widest.expectedYear) return null;
  return (
    <Banner
      tone="info"
      msg="figures.newer"
      title={text.noticeTitle({ year: widest.expectedYear })}
      actions={
        <>
          <LinkButton variant="secondary" size="sm" to="/figures">
            {text.noticeOpen}
          </LinkButton>
          <Button variant="quiet" size="sm" onClick={() => putOff.write(String(widest.expectedYear))}>
            {text.noticeLater}
          </Button>
        </>
      }
    >
      {text.noticeText}
    </Banner>
  );
}
