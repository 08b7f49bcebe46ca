/** A name that no account has yet: a second try of a test finds the accounts of the first. */
export const freshName = (name: string): string => `${name}${Date.now().toString(36)}`;
