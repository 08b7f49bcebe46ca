import type { MissingReason } from "../../domain/figure.ts";
import type { NewsItem, ReportEvidence } from "../../domain/report.ts";
import type { MatchCountries } from "./match-countries.ts";
import type { News } from "./news-desk.ts";

const mostPerRow = 3;
const mostPerReport = 20;

const reasons = {
  off: "news-off",
  pending: "news-pending",
  failed: "news-failed",
  ready: "no-news",
} as const satisfies Record<News["state"], MissingReason>;

/**
 * Gives each row the headlines that name its country, newest first: three a row, twenty a report, rows in their order.
 * Headlines that name none of the exporters stand by the report as a whole. Where there are none, the reason.
 */
export function attachNews(report: ReportEvidence, news: News, match: MatchCountries): ReportEvidence {
  const reason = reasons[news.state];
  const named = news.items.map((item) => ({ item, countries: match(item.title, item.language) }));
  const exporters = new Set(report.rows.map(({ iso3 }) => iso3));
  let left = mostPerReport;
  const take = (items: readonly NewsItem[], most: number): NewsItem[] => {
    const taken = items.slice(0, Math.min(most, left));
    left -= taken.length;
    return taken;
  };
  const rows = report.rows.map((row) => {
    const items = take(
      named.filter(({ countries }) => countries.includes(row.iso3)).map(({ item }) => item),
      mostPerRow,
    );
    return { ...row, news: { items, reason: items.length > 0 ? null : reason } };
  });
  const general = take(
    named.filter(({ countries }) => !countries.some((iso3) => exporters.has(iso3))).map(({ item }) => item),
    mostPerReport,
  );
  return {
    ...report,
    rows,
    sources: [...report.sources, ...news.uses],
    news: { items: general, reason: general.length > 0 ? null : reason, tone: news.tone },
  };
}
