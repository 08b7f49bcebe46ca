type Props = { unit?: string; year?: { text: string; isOld: boolean } };

/** "USD/año · 2011", the year marked where it is an old one; nothing of neither. */
export function UnitAndYear({ unit, year }: Props) {
  if (!unit && !year) return null;
  return (
    <>
      {unit}
      {unit && year ? " · " : null}
      {year ? <span className={year.isOld ? "font-[550] text-inferred" : undefined}>{year.text}</span> : null}
    </>
  );
}
