import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices } from "./piece.tsx";

const bases = ["reported", "reconciled", "estimated", "missing"] as const;

export function TrustPiece() {
  const text = useText(landing);
  const [chosen, setChosen] = useState(0);
  const meaning = text.trust[chosen];
  return (
    <Piece title={text.cards.trust.title} text={text.cards.trust.text}>
      <PieceChoices label={text.cards.trust.choose}>
        {bases.map((basis, index) => (
          <PieceButton key={basis} isPressed={index === chosen} onPress={() => setChosen(index)}>
            <TrustMark basis={basis} className="text-base" />
          </PieceButton>
        ))}
      </PieceChoices>
      <p aria-live="polite" className="text-sm">
        <span className="font-[600]">{meaning?.label}.</span> <span className="text-quiet">{meaning?.text}</span>
      </p>
    </Piece>
  );
}
