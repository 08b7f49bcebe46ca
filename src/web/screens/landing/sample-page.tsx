import { type Firm, type FirmField, sampleFirms } from "../../components/sample-directory.ts";

/** A value of the page, by the firm it belongs to. */
export type Place = { readonly firm: string; readonly field: FirmField };

/** A small directory as its site would print it; the place a value came from can be marked. */
export function SamplePage({ title, marked }: { title: string; marked: Place | null }) {
  return (
    <article className="grid grid-rows-[auto_1fr] gap-3 p-4">
      <p className="font-heading text-base font-[650]">{title}</p>
      <ul className="grid auto-rows-fr gap-px overflow-hidden rounded-md border border-line bg-line">
        {sampleFirms.map((firm) => (
          <SampleFirm key={firm.name} firm={firm} marked={marked?.firm === firm.name ? marked.field : null} />
        ))}
      </ul>
    </article>
  );
}

function SampleFirm({ firm, marked }: { firm: Firm; marked: FirmField | null }) {
  const value = (field: FirmField) =>
    field === marked ? <mark className="rounded-xs bg-found-soft text-found">{firm[field]}</mark> : firm[field];
  return (
    <li className="firm grid grid-cols-[1fr_auto] content-center gap-x-3 bg-surface px-3 py-2 text-xs text-quiet">
      <p className="name text-sm font-[550] text-ink">{value("name")}</p>
      <p className="city text-right">{value("city")}</p>
      <p className="email min-w-0 truncate max-sm:col-span-2">{value("email")}</p>
      <p className="phone tabular whitespace-nowrap max-sm:col-span-2 sm:text-right">{value("phone")}</p>
    </li>
  );
}
