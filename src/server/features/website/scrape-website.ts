import { pageErrorCode } from "../../../contract/errors.ts";
import * as contract from "../../../contract/website.ts";
import type { Parsed } from "../../../contract/endpoint.ts";
import type { SiteLogin } from "../../../scraper/index.ts";
import type { Survey } from "../../../domain/survey.ts";
import { parseWebAddress } from "../../../domain/web-address.ts";
import { page } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { defineJob } from "../../jobs/definition.ts";
import { getOwnPage } from "./own-page.ts";

const notFound = "Sorry we couldn't find the Data you are looking for, please try again";
/** Fewer words and no record set: there is nothing to ask about. */
const wordsOfAnEmptyPage = 5;

type Work = {
  readonly url: string;
  /** Whether secrets come with it, kept apart. */
  readonly login: boolean;
};

type Body = Parsed<typeof contract.scrapeWebsite>["body"];

export const scrapeWebsiteJob = (deps: Pick<Deps, "config" | "scraper" | "extraction" | "objects" | "secrets">) =>
  defineJob({
    kind: "scrape-website",
    endpoint: contract.scrapeWebsite,
    charge: "scrape",
    identify: ({ url, auth, loginUrl }) => ({ url, auth, loginUrl }),
    secretsOf: (body) => (body.auth === true ? siteLogin(body) : null),
    async prepare(_ctx, body): Promise<{ work: Work }> {
      const url = parseWebAddress(body.url);
      if (url === null) throw new AppError("INVALID_INPUT", "Please enter a valid URL");
      if (body.auth === true) {
        if (!body.email || !body.password) throw new AppError("INVALID_INPUT", "Please enter both email and password");
        if (siteLogin(body) === null) throw new AppError("INVALID_INPUT", "Please enter a valid login URL");
        if (deps.config.browser.kind === "off") {
          throw new AppError("NOT_CONFIGURED", "Signing in to other sites is not available on this server");
        }
      }
      return { work: { url, login: body.auth === true } };
    },
    async run({ ctx, jobId, input, signal, stage }) {
      await stage("fetching-page");
      const login = input.login ? deps.secrets.take(jobId) : undefined;
      if (login === null) throw new AppError("PAGE_LOGIN_LOST", notFound);
      const fetched = await deps.scraper.fetchPage(input.url, { signal, login: login as SiteLogin | undefined });
      if (!fetched.ok) throw new AppError(pageErrorCode(fetched.reason), notFound);
      await stage("surveying-page");
      const { snapshot } = fetched;
      const survey = await deps.extraction.survey(snapshot, signal);
      if (isEmpty(survey)) throw new AppError("PAGE_EMPTY_PAGE", notFound);
      await stage("saving");
      await deps.objects.put(`page/${jobId}`, snapshot.body);
      return {
        paid: true,
        async save(db) {
          await db.insert(page).values({
            id: jobId,
            ownerId: ctx.user.id,
            url: input.url,
            finalUrl: snapshot.finalUrl,
            title: survey.page.title || snapshot.finalUrl,
            contentType: snapshot.contentType,
            charset: snapshot.charset,
            status: snapshot.status,
            tier: snapshot.tier === "browser" ? "browser" : "http",
            recordSets: summarise(survey),
            capturedAt: new Date(snapshot.capturedAt),
          });
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

/** Null when the address to log in at is none; without one, the page itself asks. */
function siteLogin({ url, loginUrl, email, password }: Body): SiteLogin | null {
  const address = parseWebAddress(loginUrl?.trim() || url);
  return address === null ? null : { loginUrl: address, user: email ?? "", password: password ?? "" };
}

const isEmpty = (survey: Survey): boolean => survey.sets.length === 0 && survey.page.words < wordsOfAnEmptyPage;

const summarise = (survey: Survey): contract.RecordSetSummary[] =>
  survey.sets.map(({ id, kind, name, count, fields }) => ({ id, kind, name, count, fields }));
