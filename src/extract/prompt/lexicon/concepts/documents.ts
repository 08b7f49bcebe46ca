import { type Concept, concept } from "../concept.ts";

/** Concepts for what a court or an office says of a document. */
export const documentConcepts: readonly Concept[] = [
  concept(
    "docket",
    "identifier",
    ["identifier", "number"],
    "numero de expediente, expediente, numero de caso, numero de causa, docket number, docket no, docket, case number, case no, cause number, file number, no de expediente, radicado, rol, num, numero, no, nro, opinion number, number, case",
  ),
  concept(
    "lowerCourt",
    "person",
    [],
    "tribunal inferior, lower court, tribunal de origen, juzgado de origen, court below, originating court, appealed from, origin, procedencia, trial court, county, district court",
  ),
  concept(
    "court",
    "person",
    [],
    "tribunal, juzgado, corte, court, division, panel, camara civil, camara civel, camara criminal, vara civel, turma recursal",
  ),
  concept(
    "judge",
    "person",
    [],
    "juez, jueces, jueza, magistrado, magistrada, ponente, desembargador, desembargadora, judge, justice, magistrate, presiding, panel of judges",
    /\b(?:J|JJ|P\.J|C\.J)\.|\bHon\.|^(?:Chief |Presiding )?(?:Judge|Justice|Juez|Jueza|Magistrad[oa])\b|^\p{Lu}\p{L}+ (?:A?C?J|JJ?A?|P)(?= |$)/u,
    "author",
  ),
  concept(
    "disposition",
    "person",
    [],
    "fallo, resultado, disposicion, sentido del fallo, resolucion, disposition, outcome, ruling, decision type, result",
    /^(?:affirm|revers|vacat|remand|dismiss|denied|grant|confirm|revoc|desestim|estim|inadmi|anul)[^.]{0,60}\.?$/iu,
  ),
  concept(
    "citation",
    "identifier",
    [],
    "cita, citacion, referencia bibliografica, citation, neutral citation, cite, reporter, slip op, slip opinion, webcite",
    /^(?:(?:19|20)\d{2} \p{L}[\p{L}.\d'’ ]{0,25} ?\d+|(?:19|20)\d{2}-\p{Lu}\p{Ll}+-\d+|\d{1,4} \p{Lu}[\p{L}.\d'’ ]{1,25} \d+)/u,
  ),
  concept(
    "definition",
    "summary",
    ["text"],
    "definicion, significado, acepcion, que significa, que es, definition, meaning, what it means",
    undefined,
    "summary",
  ),
  concept(
    "wholeText",
    "summary",
    ["text"],
    "texto, texto completo, texto integro, texto entero, cuerpo, contenido, contenido completo, articulo completo, noticia completa, text, full text, whole text, complete text, body, content, full content, main content, article body, article content, article text, full article",
    undefined,
    "summary",
  ),
  concept(
    "summary",
    "summary",
    ["text"],
    "resumen, sumario, descripcion, extracto, sinopsis, detalle, mensaje, comentario, summary, description, abstract, excerpt, synopsis, issue, headnote, snippet, blurb, teaser, standfirst, entradilla, bajada, copete, synopses, message, comment, de que trata, de que va, what it is about, what it s about, it s about, trata, about, biografia, semblanza, trayectoria, biography, bio",
  ),
];
