import { type Concept, concept } from "../concept.ts";

/** Concepts for who sells, makes, writes or owns it. */
export const partyConcepts: readonly Concept[] = [
  concept(
    "company",
    "title",
    ["text"],
    "empresa, compania, razon social, negocio, firma, sociedad, proveedor, company, business, firm, organisation, organization, employer, supplier, quien contrata, who is hiring",
  ),
  concept(
    "source",
    "person",
    ["text"],
    "fuente, medio, editorial, source, publisher, outlet",
    /^(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u,
  ),
  concept(
    "vendor",
    "person",
    ["text"],
    "vendedor, tienda, vendor, seller, shop, store, merchant, quien vende, quien lo vende, who sells, who sells it",
  ),
  concept(
    "brand",
    "person",
    ["text"],
    "marca, brand, manufacturer, fabricante, make, quien fabrica, quien lo fabrica, who makes it",
  ),
  concept("authors", "person", ["text"], "autores, authors, by line, byline, redactores"),
  concept(
    "author",
    "person",
    ["text"],
    "autor, author, autora, redactor, escritor, writer, authoring judge, opinion by, posted by, by, user, usuario, quien escribe, quien escribio, quien lo escribio, quien firma, who wrote it, desarrollador, desarrolladora, creador, creadora, developer, creator",
    undefined,
    "judge",
  ),
  concept("speaker", "person", ["text"], "speaker, orador, oradora, conferenciante, disertante", undefined, "author"),
  concept(
    "owner",
    "person",
    ["text"],
    "propietario, dueno, owner, username, organismo, entidad, organo de contratacion, contracting authority, buyer, quien convoca, quien licita, quien compra, quien organiza",
  ),
  concept("contact", "person", ["text"], "persona de contacto, contacto, responsable, contact person, contact"),
];
