import { FileText } from "lucide-react";
import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices, PieceDocument } from "./piece.tsx";

const formats = ["comma", "point"] as const;
const pricesUsdPerKg = [2.56, 2.27];

/** Spreadsheets that write a decimal comma separate columns by semicolons. */
const writeCell = {
  comma: (price: number) => price.toFixed(2).replace(".", ","),
  point: (price: number) => price.toFixed(2),
};
const separator = { comma: ";", point: "," };

export function CsvPiece() {
  const text = useText(landing).cards.csv;
  const [format, setFormat] = useState<(typeof formats)[number]>("comma");
  const lines = [text.header, ...text.rows.map((row, index) => [row, writeCell[format](pricesUsdPerKg[index] ?? 0)])];
  return (
    <Piece title={text.title} text={text.text}>
      <PieceChoices label={text.choose}>
        {formats.map((id) => (
          <PieceButton key={id} isPressed={id === format} onPress={() => setFormat(id)} className="tabular">
            {text.formats[id]}
          </PieceButton>
        ))}
      </PieceChoices>
      <PieceDocument icon={FileText} name={text.file}>
        <pre aria-live="polite" className="font-mono text-sm">
          {lines.map(([country, price]) => (
            <span key={country} className="block">
              {country}
              <span className="font-bold text-primary">{separator[format]}</span>
              {price}
            </span>
          ))}
        </pre>
      </PieceDocument>
    </Piece>
  );
}
