import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices, PieceResult } from "./piece.tsx";

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
      <PieceResult value={product?.code}>
        <span className="font-[600] text-ink">{product?.official}.</span> {product?.chapter}
      </PieceResult>
    </Piece>
  );
}
