import { fold } from "../../../domain/text.ts";

/** What the sections of a page are called, in Spanish and English: a prompt in one language finds a heading in the other. */
const sections: readonly RegExp[] = [
  /(?:preguntas (?:mas )?(?:frecuentes|habituales|comunes|de (?:la gente|(?:los )?(?:clientes|usuarios))|y (?:sus )?respuestas)|faqs?|(?:frequently|commonly|people also|people are) ask(?:ed|ing)(?: questions)?|common questions|questions (?:and|&) answers|q ?& ?a)/,
  /(?:(?:product|articul|pieza|modelo|item)[oa]?s? (?:relacionad|similar|parecid|recomendad|destacad|sugerid)[oae]*s?|(?:related|similar|recommended|featured|suggested) (?:products?|items?|pieces)|you (?:may|might) (?:also )?(?:like|enjoy)|(?:customers|people) also (?:bought|viewed|like)|tambien te (?:puede|podria) (?:gustar|interesar)|more like this|goes well with)/,
  /(?:(?:articulo|noticia|entrada|lectura|historia|post)s? (?:relacionad|similar|recomendad|recient|sugerid)[oae]*s?|(?:ultim|nuev)[oa]s (?:noticia|articulo|entrada)s|(?:related|recommended|recent|latest|further|popular) (?:articles|stories|posts|news|reading|reads)|recommended|read next|you (?:may|might) (?:also )?(?:like|enjoy)|tambien te (?:puede|podria) interesar)/,
  /(?:(?:resena|opinion|testimonio|valoracion|comentario)(?:e?s)?(?: de (?:l[oa]s )?(?:cliente|usuario|comprador|alumn|huesped|paciente)\p{L}*)?|testimonials?|(?:(?:customer|user|client|guest|student|patient|our|top) )?reviews|what (?:our |people|customers|clients|students).{0,30} sa(?:y|id)|lo que dicen)/u,
  /(?:casos? de exito|casos practicos|case stud(?:y|ies)|success stories|customer stories|historias de exito)/,
  /(?:casos? de uso|usos habituales|use cases?)/,
  /(?:requisitos? (?:del sistema|minimos|tecnicos)|(?:system|minimum|technical) requirements)/,
  /(?:requisitos|requirements|eligibility|qualifications|who can apply|quien puede)/,
  /(?:(?:que )?(?:viene|incluye|hay|trae) (?:en|dentro de) la caja|contenido de la caja|(?:whats |what s |what's |what’s )?in(?:cluded)? (?:in )?the box|(?:kit|box|package) contents)/,
  /(?:accesorios|complementos|accessories|add[- ]?ons)/,
  /(?:beneficios|ventajas|benefits|advantages)/,
  /(?:funciones|funcionalidades|caracteristicas(?: principales)?|prestaciones|(?:key |main )?(?:features|capabilities))/,
  /(?:equipo|miembros del equipo|personal|plantilla|expertos|(?:our |the |meet (?:our|the) )?(?:team|staff|experts|people))/,
  /(?:socios|partners?|partnerships|colaboradores|alianzas|aliados)/,
  /(?:recursos|resources)/,
  /(?:calendario|cronograma|fases|timeline|schedule|key dates)/,
  /(?:novedades|ultimas noticias|what.?s new|latest (?:news|updates)|news)/,
  /(?:(?:\p{L}+ )?mas vendid[oa]s|(?:\p{L}+ )?que (?:mas se venden|se venden mas)|best[- ]?sell(?:ing|ers?))/u,
  /(?:planes(?: y precios)?|tarifas|(?:pricing|our|subscription|membership)? ?plans(?: (?:and|&) pricing)?|pricing)/,
  /(?:servicios(?: que (?:ofrecen|prestan))?|(?:our )?services(?: (?:offered|provided))?|what we do)/,
  /(?:metodos de instancia|instance methods)/,
];
const leadIn =
  /^(?:(?:quiero|quisiera|dame|necesito|saca(?:me)?|extrae|muestra(?:me)?|lista|listado|tabla|enumera|cuales son|que|una?|todos?|todas?|con|de|l[oa]s|el|la|sus?|give me|i want|i need|show(?: me)?|list|table|get|extract|what are|what|all|a|of|the|their|its|with|choose|meet|see|view|explore|elige|conoce|more|mas|our|your|nuestr[oa]s?|tus?) )+/;
const longestName = 60;
const enoughOfHeading = 0.5;

const withEnd = (section: RegExp, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${section.source})(?![\\p{L}\\p{N}])`, flags);

/** How a name goes on after words that only ask for it. */
export const withoutLeadIn = (name: string): string => name.replace(leadIn, "");

const beginsWith = (section: RegExp, name: string): boolean =>
  withEnd(section, "uy").test(name) || withEnd(section, "uy").test(withoutLeadIn(name));

/** The sections that any of these names begin with. */
export const sectionsCalled = (names: readonly string[]): readonly RegExp[] =>
  sections.filter((section) => names.some((name) => beginsWith(section, fold(name).trim())));

/** Whether the heading of a set is what one of these sections is called, and little else. */
export function isSection(heading: string, called: readonly RegExp[]): boolean {
  const name = fold(heading).trim();
  if (name === "" || name.length > longestName) return false;
  return called.some(
    (section) =>
      beginsWith(section, name) || (withEnd(section, "u").exec(name)?.[0].length ?? 0) >= name.length * enoughOfHeading,
  );
}
