import type { errors as spanish } from "../es/errors.ts";
import type { Translation } from "../index.ts";

export const errors: Translation<typeof spanish> = {
  NETWORK:
    "Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.",
  INVALID_INPUT: "Something you entered is not valid. Check the form and try again.",
  SELECTOR_INVALID: "A site rule has a CSS selector that is not valid. Correct it and save it again.",
  PASSWORD_TOO_SHORT: "Password must be at least 8 characters long",
  PASSWORD_TOO_LONG: "Password can be at most 128 characters long",
  PASSWORD_COMMON:
    "That password is among the first ones tried to break in. Choose another, such as three unrelated words.",
  PASSWORDS_DIFFER: "Passwords do not match",
  TOKEN_INVALID: "The link has expired or was already used.",
  NOT_AUTHENTICATED: "Your session has ended. Log in again.",
  BAD_CREDENTIALS: "The email or the password is not correct.",
  WRONG_PASSWORD: "The current password is not correct",
  SIGN_IN_AGAIN: "For your security, log out and sign in again before you make this change.",
  EMAIL_NOT_ALLOWED: "This email is not authorized. Please contact support for access",
  EMAIL_NOT_VERIFIED: "Confirm your email before logging in: we have sent you a link.",
  CROSS_SITE: "The request came from another site, so we refused it. Open Sondeo in a new tab and try from there.",
  SETUP_LINK_INVALID: "The setup link is not valid or was already used. Restart Sondeo to get a new one.",
  NOT_FOUND: "We could not find it. It may have been deleted.",
  EMAIL_TAKEN: "An account with this email already exists. Log in or reset your password.",
  USERNAME_TAKEN: "Username already exists",
  KEY_REUSED: "This request was already made with other data. Try again.",
  CANCELLED: "Canceled. Nothing was deducted from your plan.",
  JOB_TIMEOUT: "It was taking too long and we stopped it. Try again in a few minutes.",
  BODY_TOO_LARGE: "That is too much data to send at once. Shorten the text or the table and try again.",
  PAGE_BLOCKED:
    "The site blocks automatic visits. If you have an account there, try logging in; if not, try again later.",
  PAGE_TOO_MANY_REQUESTS: "The site has had too many visits in a row and asks to wait. Try again in a few minutes.",
  PAGE_PAYMENT_REQUIRED:
    "The site shows this page only to those who have paid for it. If you have a subscription, add your user name and password.",
  PAGE_TIMEOUT: "The page took too long to answer. Try again in a few minutes.",
  PAGE_UNSAFE_URL: "That address is not public. Enter a page that can be reached over the internet.",
  PAGE_NOT_HTML:
    "The address leads neither to a page nor to a file whose data we can read. Enter the address of the page that has the data.",
  PAGE_NO_TEXT:
    "The file has no text to read: its pages may be scanned images. Look for the same document with selectable text, or for the web page with the same data.",
  PAGE_TOO_LARGE: "The page is too large. Try a more specific one.",
  PAGE_NOT_FOUND:
    "The site says that this page does not exist. Check the address: it may have been moved or taken down.",
  PAGE_UNAUTHORISED:
    "The site shows this page only to people who are logged in. If you have an account there, add your username and password.",
  PAGE_SERVER_ERROR: "The site has a problem of its own and could not send the page. Try again in a few minutes.",
  PAGE_HTTP_STATUS: "The site answered with an error. Check that the address opens in your browser.",
  PAGE_TLS: "The site’s certificate is not valid. Check the address.",
  PAGE_DNS: "That domain does not exist. Check the address.",
  PAGE_UNREACHABLE: "We could not connect to the site. Try again in a few minutes.",
  PAGE_REDIRECT_LOOP: "The site redirects endlessly. Copy the final address from your browser.",
  PAGE_EMPTY_PAGE: "The page came back empty. It may show its data only after logging in.",
  PAGE_ROBOTS_DISALLOWED: "The site asks programs not to read this page. Try another page of the same site.",
  PAGE_ROBOTS_UNREACHABLE:
    "The site did not tell us whether programs may read it, and without its permission we do not go on. Try again in a few minutes.",
  PAGE_LOGIN_REQUIRED:
    "This page only shows a login form, with no data to read. Add your username and password and we will read what is behind it.",
  PAGE_LOGIN_FORM_MISSING: "We could not find the login form. Enter the exact address of the page where you log in.",
  PAGE_LOGIN_CREDENTIALS: "The site did not accept the username or the password. Check them and enter them again.",
  PAGE_LOGIN_CAPTCHA:
    "The site asks for a captcha to log in, and we cannot solve it. Try a page that does not ask to log in.",
  PAGE_LOGIN_SECOND_FACTOR:
    "The site asks for a second step to log in. Use an account that does not have it turned on.",
  PAGE_LOGIN_UNSAFE:
    "We did not type your password: the login page is not secure or belongs to another site. Check its address.",
  PAGE_LOGIN_ATTEMPTS: "There were too many login attempts on that site. Wait ten minutes and try again.",
  PAGE_LOGIN_UNAVAILABLE: "This installation cannot log in to other sites. Try a page that does not ask to log in.",
  PAGE_LOGIN_LOST:
    "The analysis was interrupted, and we do not keep your login details. Enter them again to repeat it.",
  PAGE_EXPIRED: "The saved page has expired. Analyze the site again.",
  PROMPTS_USED_UP: "You can ask 10 questions each time a page is read. Read it again to go on.",
  LIMIT_REACHED: "You have reached your plan’s limit. See the plans to raise it.",
  SHEET_TOO_LARGE: "The table is too large. Hide columns, filter rows, or download the CSV.",
  GOOGLE_SIGN_IN: "Google no longer accepts the permission you gave. Sign in with Google again.",
  GOOGLE_CONSENT: "Google did not let us create the sheet. Sign in again and tick the permission for spreadsheets.",
  GOOGLE_STORAGE_FULL: "Your Google Drive is full. Free up some space, or sign in with another account.",
  GOOGLE_QUOTA: "Google is not accepting more requests right now. Wait a minute and try again.",
  GOOGLE_UNAVAILABLE: "Google is not responding. Try again in a few minutes, or download the CSV.",
  IMPORT_RUNNING: "Figures are already being imported. Wait until it finishes.",
  IMPORT_UNREACHABLE:
    "We could not download the source’s figures. Try again later: what was downloaded is kept, and we will continue from there.",
  IMPORT_NO_SPACE: "The disk has no room to import these figures. Free up some space and try again.",
  IMPORT_UNREADABLE:
    "What the source publishes is not what we expected, so we changed nothing. Its format may have changed: try a newer version of Sondeo.",
  IMPORT_NOT_SHARED:
    "This installation runs on several machines without a shared place for figures. Set TRADE_DATA_URL and try again.",
  SIGNATURE_INVALID: "The signature of the message is not valid.",
  PAYMENT_REFUSED: "The bank did not accept the payment. Change the card under “Manage payment” and try again.",
  SUBSCRIPTION_EXISTS: "You already have a subscription. To change it, go to your profile.",
  SUBSCRIPTION_MISSING: "There is no subscription that you can change this way. Choose a plan under Pricing.",
  PLAN_GIVEN:
    "You already have that plan or a better one without paying: whoever runs this installation gave it to you.",
  PAYMENTS_UNAVAILABLE: "The payment service is not responding. Try again in a few minutes.",
  SUBSCRIPTION_NOT_CANCELLED:
    "We could not cancel your subscription, so nothing was deleted. Try again in a few minutes or write to support.",
  RATE_LIMITED: "Too many attempts in a row. Wait a few minutes and try again.",
  limitedFor: ({ seconds }) =>
    `Too many requests in a row. Try again in ${seconds === 1 ? "one second" : `${seconds} seconds`}.`,
  INTERNAL:
    "Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.",
  NOT_CONFIGURED: "This feature is not turned on in this installation. Ask whoever runs it to turn it on.",
  UNAVAILABLE: "The service is not available right now. Try again in a few minutes.",
};
