import { fitCells } from "./sheet-cells.ts";
import { fittingCharacters, type NumberFormat, type Sheet, type SheetCell } from "./sheet.ts";
import { safeLink } from "./web-address.ts";

/** What Excel holds: characters in a cell, links in a sheet, characters in an address. */
const longestText = 32_767;
const mostLinks = 65_530;
const longestLink = 2_079;

const minWidthCharacters = 9;
const maxWidthCharacters = 52;
const paddingCharacters = 2;

const linkStyle = { textColor: "#0563C1", textDecoration: { underline: true } } as const;
const titleStyle = { fontWeight: "bold", wrap: true, alignVertical: "bottom" } as const;

type StyledCell = { readonly value: string | number; readonly format?: string } & (
  | Partial<typeof linkStyle>
  | Partial<typeof titleStyle>
);
export type XlsxCell = StyledCell | string | number | boolean | null;

/** One sheet as write-excel-file takes it. */
export type XlsxSheet = {
  sheet: string;
  data: XlsxCell[][];
  columns: { width: number }[];
  stickyRowsCount: number;
};

type XlsxLink = { readonly cell: string; readonly address: string };

/**
 * Sheets as write-excel-file takes them: the header in bold and always in sight, columns as wide as their cells, texts
 * always texts, numbers and days in the format of their column, addresses that are safe to open as links.
 */
export function xlsxSheets(sheets: readonly Sheet[]): {
  sheets: XlsxSheet[];
  features: ReturnType<typeof linkFeature>[];
  cutCells: number;
} {
  const { sheets: fitted, cutCells } = fitCells(sheets, longestText);
  const written = fitted.map(writeSheet);
  return {
    sheets: written.map(({ sheet }) => sheet),
    features: [linkFeature(written.map(({ links }) => links))],
    cutCells,
  };
}

function writeSheet(sheet: Sheet): { sheet: XlsxSheet; links: XlsxLink[] } {
  const links: XlsxLink[] = [];
  const rows = sheet.rows.map((row, r) =>
    row.map((cell, c) => {
      const address = typeof cell === "string" && links.length < mostLinks ? safeLink(cell) : null;
      if (address === null || address.length > longestLink) return writeCell(cell, sheet.columns[c]!.format);
      links.push({ cell: cellName(r + 1, c), address });
      return { value: xmlText(address), ...linkStyle };
    }),
  );
  const header = sheet.columns.map(({ title }) => ({ value: xmlText(title), ...titleStyle }));
  const columns = sheet.columns.map((_, column) => ({ width: fittingWidth(sheet, column) }));
  return { sheet: { sheet: sheet.title, data: [header, ...rows], columns, stickyRowsCount: 1 }, links };
}

function writeCell(cell: SheetCell, format: NumberFormat): XlsxCell {
  if (typeof cell === "string") return xmlText(cell);
  if (typeof cell !== "number" || format === null) return cell;
  return { value: cell, format: format.type === "DATE" ? "yyyy-mm-dd" : format.pattern };
}

/** Excel reads `_x0041_` as the character of that number, also where a page means it as it stands. */
const xmlText = (text: string): string => text.toWellFormed().replaceAll(/_(?=x[\da-f]{4}_)/gi, "_x005F_");

const fittingWidth = (sheet: Sheet, column: number): number =>
  Math.min(maxWidthCharacters, Math.max(minWidthCharacters, fittingCharacters(sheet, column)) + paddingCharacters);

/** Row 0 and column 0 are `A1`. */
function cellName(row: number, column: number): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCodePoint(65 + (rest % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** Links stand apart from the cells: their places in the sheet, their addresses in the file beside it. */
function linkFeature(links: readonly (readonly XlsxLink[])[]) {
  type Of = { readonly sheetIndex: number };
  const transform = (xml: string, _options: unknown, { sheetIndex }: Of): string => {
    const places = links[sheetIndex]!.map(({ cell }, i) => `<hyperlink ref="${cell}" r:id="link${i}"/>`).join("");
    // Where the schema wants them: before the drawing, which write-excel-file always puts last.
    return places === "" ? xml : xml.replace("<drawing", () => `<hyperlinks>${places}</hyperlinks><drawing`);
  };
  const insert = (_options: unknown, { sheetIndex }: Of): string =>
    links[sheetIndex]!.map(
      ({ address }, i) =>
        `<Relationship Id="link${i}" Type="${linkType}" Target="${xmlAttribute(address)}" TargetMode="External"/>`,
    ).join("");
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": { transform },
        "xl/worksheets/_rels/sheet{id}.xml.rels": { insert },
      },
    },
  };
}

const linkType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink";

/** As a URL is written: other characters than ASCII in percent signs, those of XML as entities. */
const xmlAttribute = (address: string): string =>
  new URL(address).href.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
