import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Leaf = { readonly path: string; readonly kind: string; readonly words: string };

const areas = readdirSync(new URL("es", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));

const readArea = async (language: "es" | "en", area: string): Promise<unknown> =>
  Object.values((await import(`./${language}/${area}.ts`)) as Record<string, unknown>)[0];

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === "string") return [{ path, kind: "words", words: value }];
  if (typeof value === "function") return [{ path, kind: "sentence", words: "" }];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

async function readLanguage(language: "es" | "en"): Promise<Leaf[]> {
  const read = await Promise.all(areas.map(async (area) => leavesOf(await readArea(language, area), area)));
  return read.flat();
}

const spanish = await readLanguage("es");
const english = await readLanguage("en");

// What the specification quotes, in the language it quotes it in.
const quoted = {
  es: [
    "Se han enviado instrucciones de restablecimiento a tu dirección de correo electrónico.",
    "Página no encontrada",
    "Hola, ¿Qué vamos a hacer hoy?",
    "obtener informe",
    "Procesando...",
    "Requiere inicio de sesión",
    "analizar sitio web",
    "Analizar",
    "Resultados del análisis",
    "Intentar nueva búsqueda",
    "Características",
    "Volver a la página principal",
    "Herramientas AI para decisiones de negocios más inteligentes",
    "Cómo funciona",
    "Investigación de productos y servicios",
    "Análisis de Sitios Web",
    "Toma decisiones de productos basadas en datos",
    "Extraiga datos valiosos de cualquier sitio web",
    "Creando cuenta...",
    "Restableciendo...",
    "La contraseña debe tener al menos 8 caracteres",
    "Las contraseñas no coinciden",
    "Error al restablecer la contraseña. Por favor, inténtelo de nuevo.",
    "Error al actualizar la contraseña. Por favor, inténtelo de nuevo.",
    "Contraseña actualizada correctamente",
    "No se pudo autenticar con Google. Por favor, inténtalo de nuevo.",
    "No pudimos encontrar los datos que buscas",
    "Lo sentimos, no pudimos procesar el formato de datos.",
    "Error al analizar los datos de resultados. Revisa la consola para más detalles.",
    "Error al obtener los datos de búsqueda, inténtelo de nuevo",
    "Error al obtener los datos, inténtelo de nuevo",
    "Exportación fallida",
    "Soluciones",
    "Precios",
  ],
  en: [
    "New search",
    "Recent",
    "Research Results",
    "How should I analyze this?",
    "Your prompt:",
    "Get Started",
    "Start Free Trial",
    "Back to Home",
    "Contact Sales",
    "Login...",
    "Sending...",
    "Passwords do not match",
    "Please enter a valid product name",
    "Please enter a valid URL",
    "Please enter both email and password",
    "This email is not authorized. Please contact support for access",
    "Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.",
    "Error getting search data, please try again",
    "Error getting directory data, please try again",
    "Error getting data, please try again",
    "Could not get report, please try again",
    "Could not get AI data, please try again",
    "Error parsing results data. Please try again.",
    "Sorry we couldn't find the Data you are looking for, please try again",
    "Sorry we couldn't find the Data you are looking for",
    "Failed to update username. Please try again.",
    "Username already exists",
    "Username updated successfully",
    "Edit",
    "Save",
    "Cancel",
    "Change",
  ],
};

const shape = (leaves: Leaf[]): string[] => leaves.map(({ path, kind }) => `${path} ${kind}`).sort();

// A column without a unit has an empty one.
const mayBeEmpty = (path: string): boolean => path.endsWith(".unit");

describe("the catalogue", () => {
  it("has the same texts in both languages", () => {
    expect(shape(english)).toEqual(shape(spanish));
  });

  it("has no empty text", () => {
    const empty = [...spanish, ...english].filter(
      ({ path, kind, words }) => kind === "words" && words.trim() === "" && !mayBeEmpty(path),
    );
    expect(empty).toEqual([]);
  });

  it.each(quoted.es)("says in Spanish: %s", (words) => {
    expect(spanish.map((leaf) => leaf.words)).toContain(words);
  });

  it.each(quoted.en)("says in English: %s", (words) => {
    expect(english.map((leaf) => leaf.words)).toContain(words);
  });

  it("counts the pages of the sidebar as specified", async () => {
    const { signedIn } = await import("./en/signed-in.ts");
    expect(signedIn.page({ page: 2, count: 3 })).toBe("Page 2 of 3");
  });

  it("has fourteen frequent questions and the ten sections of the terms, in order", async () => {
    const { faqs } = await import("./es/faqs.ts");
    const { terms } = await import("./es/terms.ts");
    expect(faqs.items).toHaveLength(14);
    expect(terms.sections.map(({ id }) => id)).toEqual([
      "acceptance",
      "accounts",
      "service",
      "intellectual",
      "acceptable",
      "payment",
      "termination",
      "disclaimers",
      "governing",
      "changes",
    ]);
  });
});
