import { useState } from "react";
import { accounts } from "../../../i18n/accounts.ts";
import { useUser } from "../../api/accounts.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Banner } from "../../components/banner.tsx";
import { Card } from "../../components/card.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useText } from "../../language.ts";
import { DeleteAccountCard } from "./delete-account-card.tsx";
import { intoSight } from "../../components/into-sight.ts";
import { PasswordRow } from "./password-row.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PreferencesCard } from "./preferences-card.tsx";
import { ProfileRow } from "./profile-row.tsx";
import type { Outcome } from "./editing.ts";
import { UsernameRow } from "./username-row.tsx";

export default function Profile() {
  const text = useText(accounts);
  const user = useUser();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageTitle title={text.profile.metaTitle} />
      <div className="grid gap-2">
        <BackLink to="/dashboard">{text.profile.back}</BackLink>
        <h1 className="text-xl md:text-2xl">{text.profile.title}</h1>
      </div>
      {outcome ? (
        <div ref={intoSight}>
          <Banner tone={outcome.tone} title={outcome.text} msg={outcome.msg} />
        </div>
      ) : null}
      <Card className="py-2! md:py-3!">
        <h2 className="sr-only">{text.profile.account}</h2>
        <ProfileRow label={text.email} value={user.email} note={text.profile.emailNote} />
        <UsernameRow user={user} onOutcome={setOutcome} />
        <PasswordRow user={user} onOutcome={setOutcome} />
      </Card>
      <PlanCard user={user} />
      <PreferencesCard />
      <DeleteAccountCard user={user} />
    </div>
  );
}
