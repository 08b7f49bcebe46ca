import { sql } from "drizzle-orm";
import { pageErrorCode } from "../../../contract/errors.ts";
import * as contract from "../../../contract/website.ts";
import type { Survey } from "../../../domain/survey.ts";
import { fieldsForReading } from "../../../extract/index.ts";
import { hasLoginForm, isConverted, robotsOverridden, whyNoBrowser } from "../../../scraper/index.ts";
import { storable } from "../../db/json-column.ts";
import type { DbOrTx } from "../../db/client.ts";
import { audit, page } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { defineJob, type Prepared } from "../../jobs/definition.ts";
import { pageKey } from "../../objects/object-keys.ts";
import { getOwnPage, type PageRow } from "./own-page.ts";
import { type PageSecrets, readWantedPage, secretsOf, type WantedPage } from "./page-request.ts";
import { findRecentPage } from "./recent-page.ts";
import { listUnasked } from "./unasked-page.ts";

const notFound = "Sorry we couldn't find the Data you are looking for, please try again";
/** Fewer words and no record set: there is nothing to ask about. */
const wordsOfAnEmptyPage = 5;

/** `recentPageId`: the page that answers it without being read anew; absent from jobs of earlier versions. */
type Work = WantedPage & { readonly recentPageId?: string | null };

export const scrapeWebsiteJob = (
  deps: Pick<Deps, "config" | "scraper" | "extraction" | "objects" | "secrets" | "log">,
) =>
  defineJob({
    kind: "scrape-website",
    endpoint: contract.scrapeWebsite,
    charge: "scrape",
    identify: ({ url, auth, loginUrl, rules, ignoreRobots, fresh, readLoginPage }) => ({
      url,
      auth,
      loginUrl,
      rules,
      ignoreRobots,
      fresh,
      readLoginPage,
    }),
    secretsOf,
    async prepare(ctx, body): Promise<Prepared<Work>> {
      const wanted = await readWantedPage(body, ctx, deps.config);
      const recent = await findRecentPage(ctx, wanted);
      return { work: { ...wanted, recentPageId: recent?.id ?? null }, isFree: recent !== null };
    },
    async run({ ctx, jobId, input, signal, stage }) {
      const { recentPageId = null } = input;
      const recent = recentPageId === null ? await findRecentPage(ctx, input) : await getOwnPage(ctx, recentPageId);
      if (recent) return { paid: false, save: (db) => giveAgain(db, recent) };
      await stage("fetching-page");
      const secrets = input.login ? deps.secrets.take(jobId) : {};
      if (secrets === null) throw new AppError("PAGE_LOGIN_LOST", notFound);
      const { rules, ignoreRobots, orPlain } = input;
      const fetched = await deps.scraper.fetchPage(input.url, {
        signal,
        ignoreRobots,
        orPlain,
        ...(rules && { rules }),
        ...(secrets as PageSecrets),
      });
      const error = whyNoBrowser(fetched);
      if (error !== null) deps.log.warn({ jobId, error }, "no browser");
      if (!fetched.ok) throw new AppError(pageErrorCode(fetched.reason), notFound);
      await stage("surveying-page");
      const { snapshot } = fetched;
      const survey = await deps.extraction.survey(snapshot, signal);
      if (isEmpty(survey))
        throw new AppError(isConverted(snapshot.notes) ? "PAGE_NO_TEXT" : "PAGE_EMPTY_PAGE", notFound);
      const mayAskToLogIn = !input.login && !input.readLoginPage && holdsLittle(survey);
      if (mayAskToLogIn && hasLoginForm(snapshot)) throw new AppError("PAGE_LOGIN_REQUIRED", notFound);
      await stage("saving");
      await deps.objects.put(pageKey(jobId), snapshot.body);
      return {
        paid: true,
        async findEqual(db) {
          await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.user.id} ${input.url}`}, 0))`);
          const meanwhile = await findRecentPage({ ...ctx, db }, input);
          return meanwhile && giveAgain(db, meanwhile);
        },
        async save(db) {
          if (snapshot.notes.includes(robotsOverridden)) {
            await db.insert(audit).values({ actor: ctx.user.id, action: "robots.overridden", subject: input.url });
          }
          const listed = {
            id: jobId,
            ownerId: ctx.user.id,
            finalUrl: snapshot.finalUrl,
            title: storable(survey.page.title || (survey.page.heading ?? "")) || snapshot.finalUrl,
          };
          await db.insert(page).values({
            ...listed,
            url: input.url,
            contentType: snapshot.contentType,
            charset: snapshot.charset,
            status: snapshot.status,
            tier: snapshot.tier === "browser" ? "browser" : "http",
            recordSets: summarise(survey),
            capturedAt: new Date(snapshot.capturedAt),
          });
          await listUnasked(db, listed);
          return { pageId: jobId };
        },
      };
    },
    async present(ctx, result) {
      const row = await getOwnPage(ctx, String(result.pageId));
      return {
        success: true as const,
        data: { _id: row.id, url: row.finalUrl, title: row.title, recordSets: row.recordSets },
      };
    },
  });

async function giveAgain(db: DbOrTx, page: PageRow): Promise<{ pageId: string }> {
  await listUnasked(db, page);
  return { pageId: page.id };
}

/** The fields and links of a log-in page make up no better list, and lists beside a log-in form are no worse. */
const scoreOfALoginPage = 0.6;
const wordsOfALoginPage = 200;

const holdsLittle = ({ sets, page: { words } }: Survey): boolean =>
  words < wordsOfALoginPage && sets.every(({ score }) => score < scoreOfALoginPage);

const isEmpty = (survey: Survey): boolean => survey.sets.length === 0 && survey.page.words < wordsOfAnEmptyPage;

const summarise = (survey: Survey): contract.RecordSetSummary[] =>
  survey.sets.map((set) => {
    const { fields, shown } = fieldsForReading(set);
    const { id, kind, name, count } = set;
    return { id, kind, name, count, fields: [...fields], shown };
  });
