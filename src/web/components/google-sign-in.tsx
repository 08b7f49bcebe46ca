import { useEffect, useRef, useState } from "react";
import { accounts } from "../../i18n/accounts.ts";
import { useGoogleLogin } from "../api/accounts.ts";
import { loadGoogle } from "../api/google-script.ts";
import { publicConfig } from "../api/public-config.ts";
import { useLanguage, useText } from "../language.ts";
import { useHydrated } from "../use-hydrated.ts";
import { AuthError } from "./auth-error.tsx";

/** The claims of an ID token, unverified: only the server's check of the whole token counts. */
function readClaims(credential: string): { email?: string; sub?: string } {
  const payload = (credential.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
  const { email, sub } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: string; sub?: string };
  return { email, sub };
}

/** As wide as the form, within what Google allows. */
const widthOf = (place: HTMLElement): number => Math.min(400, Math.max(200, place.clientWidth));

/** Google's own button in the place that the built page keeps for it; none where the installation has no Google client. */
export function GoogleSignIn() {
  const text = useText(accounts);
  const { googleClientId: clientId, googleSignIn } = publicConfig;
  const isHydrated = useHydrated();
  return (
    <div
      data-google-sign-in={googleSignIn}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 data-[google-sign-in=absent]:hidden"
    >
      {isHydrated && clientId !== null ? <GoogleButton clientId={clientId} /> : <div className={placeStyle} />}
      <p className="flex items-center gap-3 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.orByEmail}
      </p>
    </div>
  );
}

/** As high as the button, which comes from Google when it can. */
const placeStyle = "h-11 empty:rounded-sm empty:inset-ring empty:inset-ring-line";

function GoogleButton({ clientId }: { clientId: string }) {
  const text = useText(accounts);
  const locale = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { mutate, error } = useGoogleLogin();

  useEffect(() => {
    async function showButton(): Promise<void> {
      const { id: google } = await loadGoogle();
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => mutate({ ...readClaims(credential), credential }),
      });
      if (place.current)
        google.renderButton(place.current, { theme: "outline", size: "large", width: widthOf(place.current), locale });
    }
    showButton().catch(() => setFailed(true));
  }, [clientId, locale, mutate]);

  return (
    <>
      {error ? <AuthError error={error} /> : null}
      {hasFailed ? (
        <p role="status" data-msg="google.failed" className="grid min-h-11 items-center text-sm text-quiet">
          {text.googleFailed}
        </p>
      ) : (
        <div ref={place} className={placeStyle} />
      )}
    </>
  );
}
