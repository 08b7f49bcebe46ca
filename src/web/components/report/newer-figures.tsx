import { Link } from "react-router";
import { figures } from "../../../i18n/figures.ts";
import { useSession } from "../../api/accounts.ts";
import { useText } from "../../language.ts";
import { isOldToday } from "../result-table/report-years.ts";

/** Beside figures that are old, the way to newer ones, for those who can take it. */
export function NewerFigures({ year }: { year: number | null }) {
  const { user } = useSession();
  const text = useText(figures);
  if (user?.role !== "admin" || year === null || !isOldToday(year)) return null;
  return (
    <Link to="/figures" className="link text-sm print:hidden">
      {text.newer}
    </Link>
  );
}
