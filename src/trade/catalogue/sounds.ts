const softening = new Set(["e", "i"]);

const alike: Readonly<Record<string, string>> = { v: "b", z: "s", x: "s", y: "i", q: "k", w: "u" };

/**
 * The sound of a folded word as Spanish speakers hear it, so that spellings which sound alike agree: b/v, c/s/z/x, ll/y/i,
 * g/j, qu/k/c, doubled letters, mute h, n before b, v or p. "sanaoria" and "zanahoria" → "sanaoria".
 */
export function soundOf(word: string): string {
  let sound = "";
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at]!;
    const next = word[at + 1] ?? "";
    const isSoft = softening.has(next);
    if (letter === "l" && next === "l") {
      sound += "i";
      at += 1;
    } else if (letter === "c" && next === "h") {
      sound += "ch";
      at += 1;
    } else if (letter === "p" && next === "h") {
      sound += "f";
      at += 1;
    } else if (letter === "h" || letter === next) continue;
    else if (letter === "c") sound += isSoft ? "s" : "k";
    else if (letter === "g" && isSoft) sound += "j";
    else if ((letter === "q" || letter === "g") && next === "u" && softening.has(word[at + 2] ?? "")) {
      sound += letter === "q" ? "k" : "g";
      at += 1;
    } else if (letter === "n" && "bvp".includes(next) && next !== "") sound += "m";
    else sound += alike[letter] ?? letter;
  }
  return sound;
}
