import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices } from "./piece.tsx";

export function CodesPiece() {
  const text = useText(landing).cards.codes;
  const [chosen, setChosen] = useState(0);
  const product = text.products[chosen];
  return (
    <Piece title={text.title} text={text.text}>
      <PieceChoices label={text.choose}>
        {text.products.map(({ name }, index) => (
          <PieceButton key={name} isPressed={index === chosen} onPress={() => setChosen(index)}>
            {name}
          </PieceButton>
        ))}
      </PieceChoices>
      <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-heading text-xl font-[650]">{product?.code}</span>
        <span className="text-sm text-quiet">{product?.official}</span>
      </p>
    </Piece>
  );
}
