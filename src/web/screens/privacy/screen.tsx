import { privacy, writePeriod } from "../../../i18n/privacy.ts";
import { publicConfig } from "../../api/public-config.ts";
import { PageHead } from "../../components/page-head.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useText } from "../../language.ts";

export default function Privacy() {
  const text = useText(privacy);
  const { columns } = text;
  return (
    <div className="mx-auto grid max-w-page gap-12 px-5 py-12 sm:px-6 md:py-20">
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <PageHead title={text.title} lead={text.lead} />
      <section className="grid gap-4">
        <h2 className="text-xl">{text.keptTitle}</h2>
        <table className="w-full text-left text-sm max-md:block">
          <caption className="sr-only">{text.keptCaption}</caption>
          <thead className="border-b border-edge text-xs text-quiet max-md:sr-only">
            <tr>
              {[columns.what, columns.howLong, columns.why].map((column) => (
                <th key={column} scope="col" className="py-2.5 pr-6 font-[550]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {text.kept.map(({ what, howLong, why }) => (
              <tr
                key={what}
                className="border-b border-line align-top text-pretty max-md:grid max-md:gap-0.5 max-md:py-3"
              >
                <th scope="row" className="font-[550] md:w-[40%] md:py-3 md:pr-8">
                  {what}
                </th>
                <td className="md:w-[29%] md:py-3 md:pr-8">{writePeriod(howLong, publicConfig.retentionDays)}</td>
                <td className="text-quiet md:py-3">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-[46rem] text-sm text-quiet">{text.keptNote}</p>
      </section>
      <div className="-mb-10 gap-12 md:mb-0 md:columns-2">
        {text.sections.map(({ title, points }) => (
          <section key={title} className="mb-10 grid break-inside-avoid content-start gap-3 border-t border-line pt-5">
            <h2 className="text-lg">{title}</h2>
            <ul className="grid gap-2.5 text-pretty text-quiet">
              {points.map((point) => (
                <li
                  key={point}
                  className="relative pl-4 before:absolute before:top-[0.65em] before:left-0 before:size-1.5 before:rounded-full before:bg-primary"
                >
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="text-quiet">
        {text.contact}{" "}
        <a className="link" href={`mailto:${publicConfig.supportEmail}`}>
          {publicConfig.supportEmail}
        </a>
        .
      </p>
    </div>
  );
}
