import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { Button } from "../button.tsx";
import type { Arrangement } from "./use-table-view.ts";

/** That the arrangement could not be kept, and that the source has more columns than are shown. */
export function ArrangementNotes({ arrangement }: { arrangement: Arrangement }) {
  const text = useText(tools).table;
  const later = arrangement.columns.filter(({ isLater }) => isLater);
  const showsLater = later.some(({ isHidden }) => !isHidden);
  const laterKeys = later.map(({ key }) => key);
  return (
    <>
      {arrangement.isUnsaved ? (
        <p role="status" data-msg="table.viewUnsaved" className="flex items-center gap-2 text-xs text-error">
          {text.viewUnsaved}
          <button type="button" onClick={arrangement.retry} className="link min-h-6">
            {text.saveAgain}
          </button>
        </p>
      ) : null}
      {later.length > 0 ? (
        <p className="flex items-center gap-2 text-xs text-quiet">
          {text.moreColumns(later.length)}
          <button
            type="button"
            onClick={() => arrangement.show(laterKeys, !showsLater)}
            aria-pressed={showsLater}
            className="link min-h-6"
          >
            {showsLater ? text.hideMoreColumns : text.addMoreColumns}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** Stands instead of the rows where the filter leaves none. */
export function NoRows({ isFiltered, onClearFilter }: { isFiltered: boolean; onClearFilter: () => void }) {
  const text = useText(tools).table;
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-4 py-10 text-sm text-quiet">
      <p>{text.noMatch}</p>
      {isFiltered ? (
        <Button variant="secondary" size="sm" onClick={onClearFilter}>
          {text.clearFilter}
        </Button>
      ) : null}
    </div>
  );
}
