const contact = "Your email is not authorized. Please contact support for access.";

/** Words of the specification, which screens recognise. */
export const notAllowed = {
  byPassword: `Registration failed: ${contact}`,
  byGoogle: `Error during Google authentication: ${contact}`,
} as const;
