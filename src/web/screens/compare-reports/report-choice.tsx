import { useId } from "react";
import type { SearchSummary } from "../../../contract/searches.ts";
import { comparison } from "../../../i18n/comparison.ts";
import { FieldFrame } from "../../components/field-frame.tsx";
import { Select } from "../../components/select.tsx";
import { useLanguage, useText } from "../../language.ts";

type Props = { label: string; reports: readonly SearchSummary[]; chosen: string; onChoose: (id: string) => void };

/** One of the saved reports, each with the day it was saved on; with the time too where that does not tell it from another. */
export function ReportChoice({ label, reports, chosen, onChoose }: Props) {
  const words = useText(comparison);
  const language = useLanguage();
  const id = useId();
  const dayOf = ({ created_at }: SearchSummary): string =>
    new Date(created_at).toLocaleDateString(language, { dateStyle: "medium" });
  const timeOf = ({ created_at }: SearchSummary): string =>
    new Date(created_at).toLocaleString(language, { dateStyle: "medium", timeStyle: "medium" });
  const written = (report: SearchSummary): string => `${report.name} · ${dayOf(report)}`;
  const readsAlike = (report: SearchSummary): boolean =>
    reports.some((other) => other._id !== report._id && written(other) === written(report));
  const isKnown = reports.some(({ _id }) => _id === chosen);
  return (
    <FieldFrame id={id} label={label}>
      <Select id={id} value={isKnown ? chosen : ""} onChange={({ target }) => onChoose(target.value)}>
        <option value="" disabled>
          {words.choose}
        </option>
        {reports.map((report) => (
          <option key={report._id} value={report._id}>
            {readsAlike(report) ? `${report.name} · ${timeOf(report)}` : written(report)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
