import { expect, test } from "vitest";
import { Licence, SourceRef } from "../domain/figure.ts";
import { labelSource, nameSource, writeLicence, writeVersion } from "../domain/source-words.ts";
import { sources } from "./sources.ts";

const gdelt = { id: "gdelt", title: "The GDELT Project", version: "live", url: "https://www.gdeltproject.org/" };

test("a source keeps its own name and says in both languages what it is of", () => {
  const source: SourceRef = { ...gdelt, licence: "open-with-citation" };
  expect(nameSource(source, sources.es)).toBe("The GDELT Project (titulares de prensa de todo el mundo)");
  expect(nameSource(source, sources.en)).toBe("The GDELT Project (headlines from the world’s press)");
  expect(nameSource({ id: "other", title: "Aduana" }, sources.es)).toBe("Aduana");
  expect(nameSource({ id: "gdelt", title: "Prensa (GDELT)" }, sources.en)).toBe(
    "Prensa (GDELT: headlines from the world’s press)",
  );
  expect([writeVersion(source, sources.es), writeVersion({ ...source, version: "2011" }, sources.es)]).toEqual([
    "consulta en directo",
    "2011",
  ]);
});

test("beside a figure a source goes by a short name, and by its own where it has no other", () => {
  const fao = { id: "fao-trade", title: "FAO, FAOSTAT detailed trade matrix" };
  expect(labelSource(fao, sources.es)).toBe("FAOSTAT, comercio entre países");
  expect(labelSource(fao, sources.en)).toBe("FAOSTAT, trade between countries");
  expect(labelSource({ id: "other", title: "Aduana" }, sources.es)).toBe("Aduana");
});

test("every licence has its words, and what an older report says is read as its code", () => {
  expect(Licence.options.map((licence) => writeLicence({ licence }, sources.es))).not.toContain(undefined);
  const old = { ...gdelt, licence: "open, with citation" };
  expect(SourceRef.parse(old).licence).toBe("open-with-citation");
  expect(writeLicence(old, sources.en)).toBe("free to use with citation");
  expect(writeLicence({ licence: "words of nobody" }, sources.en)).toBe("words of nobody");
  expect(SourceRef.safeParse({ ...gdelt, licence: "words of nobody" }).success).toBe(false);
});
