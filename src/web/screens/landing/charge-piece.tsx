import { useState } from "react";
import { planLimits } from "../../../domain/plans.ts";
import { landing } from "../../../i18n/landing.ts";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices } from "./piece.tsx";

const limit = planLimits.standard.reports ?? 0;

export function ChargePiece() {
  const text = useText(landing).cards.charge;
  const [used, setUsed] = useState(3);
  const [said, setSaid] = useState(text.start);

  function succeed(): void {
    setSaid(used < limit ? text.succeeded : text.usedUp);
    setUsed(Math.min(limit, used + 1));
  }

  return (
    <Piece title={text.title} text={text.text}>
      <PieceChoices label={text.title}>
        <PieceButton isPressed={false} onPress={succeed}>
          {text.succeed}
        </PieceButton>
        <PieceButton isPressed={false} onPress={() => setSaid(text.failed)}>
          {text.fail}
        </PieceButton>
      </PieceChoices>
      <div className="grid gap-2">
        <p className="tabular font-heading text-xl font-[650]">{text.used({ used, limit })}</p>
        <span className="h-2 rounded-full bg-sunken">
          <span
            className="block h-2 rounded-full bg-primary transition-[width] duration-180"
            style={{ width: `${(used / limit) * 100}%` }}
          />
        </span>
        <p aria-live="polite" className="text-sm text-quiet">
          {said}
        </p>
      </div>
    </Piece>
  );
}
