import { Globe } from "lucide-react";
import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { useText } from "../../language.ts";
import { Piece, PieceButton, PieceChoices, PieceDocument } from "./piece.tsx";

const kinds = ["email", "phone", "address"] as const;

export function RecognisePiece() {
  const text = useText(landing).cards.recognise;
  const [chosen, setChosen] = useState<(typeof kinds)[number]>("email");
  return (
    <Piece title={text.title} text={text.text}>
      <PieceChoices label={text.choose}>
        {kinds.map((kind) => (
          <PieceButton key={kind} isPressed={kind === chosen} onPress={() => setChosen(kind)}>
            {text.kinds[kind]}
          </PieceButton>
        ))}
      </PieceChoices>
      <PieceDocument icon={Globe} name={text.page}>
        <p className="text-sm text-quiet">
          {text.parts.map(({ kind, text: words }) =>
            kind === chosen ? (
              <mark key={words} className="rounded-sm bg-found-soft px-0.5 font-[550] text-found">
                {words}
              </mark>
            ) : (
              words
            ),
          )}
        </p>
      </PieceDocument>
    </Piece>
  );
}
