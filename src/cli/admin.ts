import { parseAllowEntry } from "../domain/allow-list.ts";
import { PlanName } from "../domain/plan-name.ts";
import { type Config, readConfig } from "../server/config.ts";
import type { Db } from "../server/db/client.ts";
import { allowEntries, disallowEntries } from "../server/features/accounts/change-allow-list.ts";
import { changeAccount } from "../server/features/accounts/change-account.ts";
import { listAccessRequests } from "../server/features/accounts/list-access-requests.ts";
import { listUsers } from "../server/features/accounts/list-users.ts";
import { readClock } from "../server/db/clock.ts";
import { readUsage } from "../server/features/accounts/read-usage.ts";
import { listPayers } from "../server/payments/list-payers.ts";
import { paymentsOffNotice } from "../server/payments/payments-off-notice.ts";
import { shutOutPayers } from "../server/payments/shut-out-payers.ts";
import { withApplicationDatabase } from "./application-database.ts";
import type { Command } from "./command.ts";
import { printLine, tell } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";
import { changeSiteRules } from "./site-rules.ts";

const usage = `Usage: sondeo admin TASK …

  allow ENTRY…                       let an address, @domain or * (everybody) register and sign in
  disallow ENTRY…                    take it off the list; open sessions end
  requests                           who asks to be let in
  role EMAIL admin|user              make somebody an owner, or no longer
  plan EMAIL trial|standard|pro      give a plan; of this and the one that is paid for, the better counts
  users                              every account
  payers                             who has a subscription at Stripe, as it told last
  usage EMAIL                        what an account used in the current period
  rules EMAIL                        how an account wants sites to be read
  rules EMAIL SITE FILE.json|none    keep rules for a site, or forget them`;

type Task = (db: Db, words: string[], config: Config) => Promise<void>;

const seeUsage = '"sondeo admin" says how tasks are written';

/** Who the log of changes names. */
const actor = "sondeo admin";

const tasks: Readonly<Record<string, Task>> = {
  async allow(db, words) {
    for (const entry of await allowEntries(db, entriesOf(words), actor)) await printLine(`allowed ${entry}`);
  },
  async disallow(db, words, config) {
    const entries = entriesOf(words);
    const removed = await disallowEntries(db, entries, actor);
    for (const entry of removed) await printLine(`no longer allowed: ${entry}`);
    for (const entry of removed.filter((entry) => isConfigured(entry, config))) {
      tell(`sondeo: ${entry} is in ALLOWED_EMAILS or OWNER_EMAILS and comes back with the next start`);
    }
    for (const email of await shutOutPayers(db)) {
      tell(`sondeo: ${email} may no longer come in and still pays for a plan: cancel its subscription at Stripe`);
    }
    const missing = entries.filter((entry) => !removed.includes(entry));
    if (missing.length > 0) throw new CommandFailure(`Not on the list: ${missing.join(", ")}`);
  },
  async requests(db, words) {
    if (words.length > 0) throw new WrongUse(`requests takes no more words: ${seeUsage}`);
    for (const { email, message, createdAt } of await listAccessRequests(db)) {
      await printLine([createdAt.toISOString().slice(0, 10), email, JSON.stringify(message)].join("  "));
    }
  },
  async role(db, words) {
    const [email, role] = twoWords(words);
    if (role !== "admin" && role !== "user") throw new WrongUse("The role is admin or user");
    await mustExist(email, changeAccount(db, email, { role }, actor));
    await printLine(`${email} is now ${role}`);
  },
  async plan(db, words) {
    const [email, name] = twoWords(words);
    const plan = PlanName.safeParse(name);
    if (!plan.success) throw new WrongUse(`The plan is one of ${PlanName.options.join(", ")}`);
    const { plan: inForce } = await mustExist(email, changeAccount(db, email, { plan: plan.data }, actor));
    await printLine(`${email} now has the plan ${inForce}`);
    if (inForce !== plan.data)
      tell(`sondeo: ${email} pays for ${inForce}, which is more than ${plan.data}, so it counts`);
  },
  async users(db, words) {
    if (words.length > 0) throw new WrongUse(`users takes no more words: ${seeUsage}`);
    for (const { email, username, role, plan, emailVerified, createdAt } of await listUsers(db)) {
      const proof = emailVerified ? "verified" : "unverified";
      await printLine([email, username, role, plan, proof, createdAt.toISOString().slice(0, 10)].join("  "));
    }
  },
  async payers(db, words, config) {
    if (words.length > 0) throw new WrongUse(`payers takes no more words: ${seeUsage}`);
    for (const { email, plan, interval, state, periodEnd, cancelAt } of await listPayers(db)) {
      const until = (cancelAt ?? periodEnd).toISOString().slice(0, 10);
      const course = cancelAt ? `cancelled, until ${until}` : `paid until ${until}`;
      await printLine([email, plan, interval, state, course].join("  "));
    }
    const notice = config.payments ? null : await paymentsOffNotice({ db, payments: null });
    if (notice) tell(`sondeo: ${notice}`);
  },
  async usage(db, words) {
    const [email, ...more] = words;
    if (email === undefined || more.length > 0) throw new WrongUse(`usage takes one address: ${seeUsage}`);
    const used = await mustExist(email, readUsage(db, email, await readClock(db)));
    await printLine(`${used.plan} plan, since ${used.since.toISOString().slice(0, 10)}`);
    for (const { name, count, limit } of used.counts) await printLine(`${name}: ${count} of ${limit ?? "no limit"}`);
    const { calls, tokens, costUsd } = used.model;
    if (calls > 0) await printLine(`language model: ${calls} calls, ${tokens} tokens, ${costUsd.toFixed(4)} USD`);
  },
  rules: changeSiteRules,
};

/** The operator's tasks, on the application's database. */
export const admin: Command = async ([name, ...words], _engines, env) => {
  if (name === undefined) {
    await printLine(usage);
    return 2;
  }
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) throw new WrongUse(`There is no task "${name}": ${seeUsage}`);
  const config = readConfig(env);
  await withApplicationDatabase(config, (db) => task(db, words, config));
  return 0;
};

function entriesOf(words: string[]): string[] {
  if (words.length === 0) throw new WrongUse(`Which entries? ${seeUsage}`);
  return words.map((word) => {
    const entry = parseAllowEntry(word);
    if (entry === null) throw new WrongUse(`"${word}" is not an email address, @domain or *`);
    return entry;
  });
}

function twoWords(words: string[]): [string, string] {
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined || more.length > 0) {
    throw new WrongUse(`This task takes two words: ${seeUsage}`);
  }
  return [first, second];
}

async function mustExist<T>(email: string, found: Promise<T | null>): Promise<T> {
  const account = await found;
  if (account === null) throw new CommandFailure(`Nobody has ${email}: "sondeo admin users" lists the accounts`);
  return account;
}

const isConfigured = (entry: string, config: Config): boolean =>
  config.allowedEmails.includes(entry) || config.ownerEmails.includes(entry);
