import { describe, expect, test } from "vitest";
import { faqs } from "../src/i18n/faqs.ts";
import { features } from "../src/i18n/features.ts";

/** Every text of a part of a catalogue, as a reader meets them. */
function textsOf(part: unknown): string {
  if (typeof part === "string") return part;
  return typeof part === "object" && part !== null ? Object.values(part).map(textsOf).join("\n") : "";
}

const missingIn = (part: unknown, words: readonly string[]): string[] =>
  words.filter((word) => !textsOf(part).includes(word));

const said = {
  es: {
    audiences: [
      "personas emprendedoras",
      "pequeñas empresas",
      "equipos de marketing y de compras",
      "investigadores",
      "vendedores en línea",
      "cadena de suministro",
    ],
    research: ["Demanda", "Competencia", "Tendencias de valor, volumen y precio", "Opinión del consumidor", "Huecos"],
    scraping: [
      "Bases de contactos",
      "directorios de licitaciones",
      "Nombre de la empresa",
      "Correo de contacto",
      "Número de teléfono",
      "Ubicación",
      "Varias páginas",
      "Correos, teléfonos y direcciones reconocidos",
    ],
    security: ["Sin contraseñas guardadas", "Datos cifrados", "Revisiones periódicas", "no auditada por terceros"],
  },
  en: {
    audiences: [
      "entrepreneurs",
      "small businesses",
      "marketing and procurement teams",
      "researchers",
      "e-commerce sellers",
      "supply chain",
    ],
    research: ["Demand", "Competition", "Trends of value, volume and price", "Consumer sentiment", "Gaps"],
    scraping: [
      "Lead databases",
      "tender directories",
      "Company name",
      "Contact email",
      "Phone number",
      "Location",
      "Several pages",
      "Emails, phones and addresses recognized",
    ],
    security: ["No passwords kept", "Data encrypted", "Regular security reviews", "not audited by third parties"],
  },
} as const;

describe.each(["es", "en"] as const)("the public pages in %s", (language) => {
  const { research, scraping, tabs } = features[language];
  const expected = said[language];

  test("present the two tools and no third", () => {
    expect(Object.keys(tabs)).toEqual(["research", "scraping"]);
  });

  test("address everybody whom the product is for", () => {
    expect(missingIn(faqs[language], expected.audiences)).toEqual([]);
  });

  test("speak of demand, competition, price trends, sentiment and gaps", () => {
    expect(missingIn(research, expected.research)).toEqual([]);
  });

  test("speak of contacts, tenders, filters, several pages and what is recognised", () => {
    expect(missingIn(scraping, expected.scraping)).toEqual([]);
  });

  test("say that log-ins are not kept, that data is encrypted, and that reviews are a claim", () => {
    expect(missingIn(scraping.security, expected.security)).toEqual([]);
  });
});
