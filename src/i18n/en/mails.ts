import type { mails as spanish } from "../es/mails.ts";
import type { Translation } from "../index.ts";

export const mails: Translation<typeof spanish> = {
  resetPassword: {
    subject: "Reset your Sondeo password",
    text: (p) => `Hello,

Someone asked to reset the password of your account. If it was you, open this link and choose a new one:

${p.link}

The link is good for one hour and works once. If you did not ask, do nothing: your password stays the same.

Sondeo
`,
  },
  verifyEmail: {
    subject: "Confirm your address for Sondeo",
    text: (p) => `Hello,

Open this link to confirm that this address is yours. You can sign in afterwards:

${p.link}

The link is good for one day. If you did not open an account, do nothing.

Sondeo
`,
  },
  passwordChanged: {
    subject: "Your Sondeo password has changed",
    text: (p) => `Hello,

The password of your account has just changed, and your other sessions were ended.

If it was not you, choose another one right away: ${p.link}

Sondeo
`,
  },
  accountDeleted: {
    subject: "Your Sondeo account has been deleted",
    text: `Hello,

We deleted your account with your reports, tables, pages and rules, as you asked. It cannot be brought back.

If it was not you, change the password of your mailbox and write to us.

Sondeo
`,
  },
};
