import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices, PieceResult } from "./piece.tsx";
import { useTrustExamples } from "./use-trust-examples.ts";

export function TrustPiece() {
  const text = useText(landing).cards.trust;
  const examples = useTrustExamples();
  const [chosen, setChosen] = useState(1);
  const example = examples[chosen];
  return (
    <Piece title={text.title} text={text.text}>
      <PieceChoices label={text.choose}>
        {examples.map(({ basis }, index) => (
          <PieceButton key={basis} isPressed={index === chosen} onPress={() => setChosen(index)}>
            <TrustMark basis={basis} className="text-base" />
          </PieceButton>
        ))}
      </PieceChoices>
      {example ? (
        <PieceResult
          value={
            <>
              {example.value}
              <TrustMark basis={example.basis} className={example.value ? "ml-2 text-base" : "text-base"} />
            </>
          }
        >
          <span className="font-[600] text-ink">{example.label}.</span> {example.text}
        </PieceResult>
      ) : null}
    </Piece>
  );
}
