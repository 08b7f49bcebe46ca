const key = "sondeo.email";

/** The address kept on this device by "remember me", or nothing. */
export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email) localStorage.setItem(key, email);
    else localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remember.
  }
}
