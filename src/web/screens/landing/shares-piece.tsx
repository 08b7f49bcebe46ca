import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { sampleReport } from "../../../i18n/sample-report.ts";
import { useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";
import { sampleRows, worldValueUsd } from "../../components/sample-report.ts";
import { Piece, PieceButton, PieceChoices } from "./piece.tsx";

const shown = sampleRows.slice(0, 4);
const largest = Math.max(...shown.map(({ valueUsd }) => valueUsd));

export function SharesPiece() {
  const words = useText(landing).cards.shares;
  const { countries } = useText(sampleReport);
  const numberLocale = useNumberLocale();
  const [isShare, setShare] = useState(true);
  const share = new Intl.NumberFormat(numberLocale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const value = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0, useGrouping: "always" });
  return (
    <Piece title={words.title} text={words.text}>
      <PieceChoices label={words.choose}>
        <PieceButton isPressed={isShare} onPress={() => setShare(true)}>
          {words.share}
        </PieceButton>
        <PieceButton isPressed={!isShare} onPress={() => setShare(false)}>
          {words.value}
        </PieceButton>
      </PieceChoices>
      <div className="grid gap-2.5">
        <ul className="grid gap-1.5 text-xs">
          {shown.map(({ country, valueUsd }) => (
            <li key={country} className="grid grid-cols-[5.5rem_1fr_3.25rem] items-center gap-2">
              <span className="truncate">{countries[country]}</span>
              <span className="h-2 rounded-full bg-sunken">
                <span
                  className="block h-2 rounded-full bg-primary"
                  style={{ width: `${(valueUsd / largest) * 100}%` }}
                />
              </span>
              <span className="tabular text-right">
                {isShare ? share.format(valueUsd / worldValueUsd) : value.format(valueUsd / 1e6)}
              </span>
            </li>
          ))}
        </ul>
        <p className="grid text-xs text-quiet">
          <span>{isShare ? words.shareUnit : words.unit}</span>
          <span>{words.source}</span>
        </p>
      </div>
    </Piece>
  );
}
