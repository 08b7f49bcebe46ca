import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { accountAddresses as at } from "../../contract/account-addresses.ts";
import type * as contract from "../../contract/accounts.ts";
import type { Endpoint, Input } from "../../contract/endpoint.ts";
import type { User } from "../../contract/accounts.ts";
import { call, isPassing, isRateLimited } from "./client.ts";
import { forgetTab } from "./forget-tab.ts";
import { rememberEmail } from "../remembered-email.ts";
import { markSignedIn } from "../signed-in-mark.ts";
import { queryClient, rememberUser, sessionKey } from "./query-client.ts";

type Calls = typeof contract;
type Body<Name extends keyof Calls> = Input<Extract<Calls[Name], Endpoint>> extends { body: infer B } ? B : never;

const sessionRetries = 2;
const sessionRetryMs = 700;
const limitedRetryMs = 5_000;

/** Who is signed in; a server that is away for a moment signs nobody out. Throws where it was asked too often. */
async function checkSession(retries = sessionRetries): Promise<User | null> {
  try {
    const { user } = await call<Calls["checkAuth"]>(at.checkAuth, {});
    markSignedIn(user !== null);
    return user;
  } catch (error) {
    if (isRateLimited(error)) throw error;
    if (retries === 0 || !isPassing(error)) return null;
    await new Promise((resolve) => setTimeout(resolve, sessionRetryMs));
    return checkSession(retries - 1);
  }
}

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: () => checkSession(),
  staleTime: Infinity,
  retry: (_, error) => isRateLimited(error),
  retryDelay: limitedRetryMs,
});

type Session =
  | { readonly state: "checking" | "limited" | "unauthenticated"; readonly user: null }
  | { readonly state: "authenticated"; readonly user: User };

/** Who is signed in. A check that fails means nobody, without an error; one that came too often is made again. */
export function useSession(): Session {
  const { data: user, isPending, failureReason } = useQuery(sessionQuery);
  if (user) return { state: "authenticated", user };
  if (!isPending) return { state: "unauthenticated", user: null };
  return { state: isRateLimited(failureReason) ? "limited" : "checking", user: null };
}

/** Whom the screens behind the guard are drawn for. As long as it has not led away from them, a session that ended changes nothing there. */
export const UserContext = createContext<User | null>(null);

/** The signed-in person, for screens behind the guard. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error("This screen stands behind the login guard");
  return user;
}

/** What the account used of its plan; asked anew whenever it is shown. */
export const useUsage = () =>
  useQuery({ queryKey: ["usage"], queryFn: () => call<Calls["readUsage"]>(at.readUsage, {}), staleTime: 0 });

/** Reads the signed-in person anew where their plan is another than the one shown. A check that fails changes nothing. */
export async function refreshUser(plan: User["plan"]): Promise<void> {
  const shown = queryClient.getQueryData<User | null>(sessionKey);
  if (!shown || shown.plan === plan) return;
  const user = await checkSession().catch(() => null);
  if (user) rememberUser(user);
  await queryClient.invalidateQueries({ queryKey: ["usage"] });
}

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Body<"login">) => call<Calls["login"]>(at.login, { body }),
    onSuccess: ({ user }) => rememberUser(user),
  });

/** Registers, then asks whether that opened a session: with verification by mail it does not. Unanswered, signing in tells. */
export const useRegister = () =>
  useMutation({
    mutationFn: async (body: Body<"register">) => {
      await call<Calls["register"]>(at.register, { body });
      return checkSession().catch(() => null);
    },
  });

/** What Google is to write into the ID token, so that it serves this browser alone. */
export const startGoogleSignIn = async (): Promise<string> =>
  (await call<Calls["googleNonce"]>(at.googleNonce, {})).nonce;

export const useGoogleLogin = () =>
  useMutation({
    mutationFn: async (body: Body<"googleAuth">) => {
      const { user, success } = await call<Calls["googleAuth"]>(at.googleAuth, { body });
      return user ?? success;
    },
    onSuccess: rememberUser,
  });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call<Calls["forgotPassword"]>(at.forgotPassword, { body: { email } }) });

export const useRequestAccess = () =>
  useMutation({
    mutationFn: (body: Body<"requestAccess">) => call<Calls["requestAccess"]>(at.requestAccess, { body }),
  });

export const useResetPassword = (token: string) =>
  useMutation({
    mutationFn: (newPassword: string) =>
      call<Calls["resetPassword"]>(at.resetPassword, { params: { token }, body: { newPassword } }),
    onSuccess: async () => {
      await call<Calls["logoutByPost"]>(at.logoutByPost, {}).catch(() => undefined);
      rememberUser(null);
    },
  });

export const useVerifyEmail = () =>
  useMutation({ mutationFn: (token: string) => call<Calls["verifyEmail"]>(at.verifyEmail, { body: { token } }) });

/** Ends the session and leaves the page, so that nothing of it stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => call<Calls["logoutByPost"]>(at.logoutByPost, {}),
    onSuccess: () => {
      forgetTab();
      markSignedIn(false);
      window.location.assign("/login");
    },
  });

/** Erases the account and leaves the page, so that nothing of it stays in memory or on this device. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (currentPassword: string | null) =>
      call<Calls["deleteAccount"]>(at.deleteAccount, { body: { currentPassword, confirm: true } }),
    onSuccess: () => {
      rememberEmail(null);
      forgetTab();
      markSignedIn(false);
      window.location.assign("/login?deleted=1");
    },
  });

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: Body<"updateProfile">) => call<Calls["updateProfile"]>(at.updateProfile, { body }),
    onSuccess: ({ success, user }) => {
      if (success && user) rememberUser(user);
    },
  });
