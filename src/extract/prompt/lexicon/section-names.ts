import { fold } from "../../../domain/text.ts";
import { remember } from "../../remember.ts";

/** What the sections of a page are called, in Spanish and English, some in more languages: a prompt in one finds a heading in another. */
const sectionNames: readonly RegExp[] = [
  /(?:(?:lista de (?:l[oa]s )?|list of )?(?:ingredientes|ingredients?)|what (?:you|you.ll|youll) need|zutaten(?:liste)?|ingredienti|ingredienten|ingredienser|ingrediensliste|ainekset|ingredientai|hozzavalok|alapanyagok|skladniki|ingredience|suroviny|prisady|sastojci|sestavine|съставки|malzemeler|ингредиенты|продукты|інгредієнти|υλικα|材料|食材|재료|المقادير|מצרכים|מרכיבים|bahan|nguyen lieu)/u,
  /(?:(?:l[oa]s )?pasos?(?: a (?:seguir|paso))?|paso a paso|(?:modo|forma|metodo) de (?:preparacion|preparo|elaboracion|hacerlo)|(?:la )?(?:preparacion|elaboracion|instrucciones|procedimiento)|como (?:se (?:hace|prepara)|hacer|preparar(?:l[oa])?|fazer)|step by step(?: (?:instructions?|guide|method|directions))?|steps|(?:cooking |recipe |preparation )?(?:instructions|directions)|(?:the )?method|preparation(?: steps)?|how (?:to|do (?:i|you)) (?:make|cook|prepare)|zubereitung|anleitung|so (?:geht.?s|wird.?s gemacht)|etapes(?: de (?:la )?preparation)?|preparation de la recette|la recette|preparazione|procedimento|preparacao|bereiding(?:swijze)?|gor sa har|tillagning|tilberedning|fremgangsmate|fremgangsmade|slik gjor du|valmistus(?:ohje)?|elkeszites(?:e)?|przygotowanie|sposob przygotowania|postup|priprava|priprema|mod de preparare|yapilisi|hazirlanisi|приготовление|способ приготовления|рецепт|приготування|εκτελεση|作り方|做法|步骤|만드는 (?:법|방법)|조리 ?(?:법|순서)|طريقة (?:التحضير|العمل)|אופן ההכנה|הוראות הכנה|cara membuat|cach lam)/u,
  /(?:utensilios|herramientas|materiales|equipamiento necesario|equipment|(?:special )?(?:tools|utensils|materials|supplies)(?: (?:needed|you need))?)/,
  /(?:(?:responsabilidades|funciones|tareas)(?: (?:del (?:puesto|cargo)|principales|clave|a (?:realizar|desempenar)))?|que haras|(?:(?:key |your |main |essential |job )?(?:responsibilities|duties)(?: (?:and|&) (?:duties|responsibilities))?)|what you.?ll (?:do|be doing)|aufgaben|deine aufgaben|ihre aufgaben|missions|mansioni)/,
  /(?:referencias|bibliografia|references|bibliography|works cited|fuentes|sources)/,
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

const longestName = 60;
const enoughOfHeading = 0.5;

/** In plain letters, as what is compared with it is. */
const plain = ({ source }: RegExp): string => source.normalize("NFKD").replace(/\p{M}+/gu, "");
const withEnds = (section: RegExp, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(section)})(?![\\p{L}\\p{N}])`, flags);

const leadIn =
  /^(?:(?:quiero|quisiera|dame|necesito|saca(?:me)?|extrae|muestra(?:me)?|lista|listado|tabla|enumera|cuales son|que|una?|todos?|todas?|con|de|l[oa]s|el|la|sus?|give me|i want|i need|show(?: me)?|list|table|get|extract|what are|what|all|a|of|the|their|its|with|choose|meet|see|view|explore|elige|conoce|more|mas|our|your|nuestr[oa]s?|tus?) )+/;

/** How a name goes on after words that only ask for it. */
export const withoutLeadIn = (name: string): string => name.replace(leadIn, "");

/** A section of a page by what it may be called. */
export type SectionName = { readonly atStart: RegExp; readonly anywhere: RegExp };

const sections: readonly SectionName[] = sectionNames.map((section) => ({
  atStart: withEnds(section, "uy"),
  anywhere: withEnds(section, "u"),
}));

/** How much of a text says at its start what a section is called, after words that only ask for it. */
function lengthAtStart({ atStart }: SectionName, text: string): number {
  atStart.lastIndex = 0;
  const said = atStart.exec(text)?.[0] ?? "";
  if (said !== "") return said.length;
  atStart.lastIndex = 0;
  return atStart.exec(withoutLeadIn(text))?.[0].length ?? 0;
}

/** The sections that any of these names begin with. */
export const sectionsCalled = (names: readonly string[]): readonly SectionName[] =>
  sections.filter((section) => names.some((name) => lengthAtStart(section, fold(name).trim()) > 0));

/** What may stand behind the name of a section where nothing is asked of its items: "ingredientes de la receta". */
const nothingElse = /^(?: (?:del?|of|for|para|from|en|in)(?! (?:cada|each)\b) [^,:;]+)?[.?!]*$/;
const joined = /\s(?:con|with|y|e|and|junto|mas|plus)\s/;

/** Whether a prompt is what one of these sections is called, and asks for nothing of its items. */
export function asksForWhole(prompt: string, called: readonly SectionName[]): boolean {
  const said = withoutLeadIn(fold(prompt).trim());
  return called.some((section) => {
    const rest = said.slice(lengthAtStart(section, said));
    return rest.length < said.length && nothingElse.test(rest) && !joined.test(rest);
  });
}

/** How much of a heading is what one of these sections is called. */
export function shareOfHeading(heading: string, called: readonly SectionName[]): number {
  const name = fold(heading).trim();
  const said = called.map(({ anywhere }) => anywhere.exec(name)?.[0].length ?? 0);
  return Math.max(0, ...said) / Math.max(1, name.length);
}

/** Whether a heading is what one of these sections is called, and little else. */
export function isSection(heading: string, called: readonly SectionName[]): boolean {
  const name = fold(heading).trim();
  if (name === "" || name.length > longestName) return false;
  return called.some(
    (section) =>
      lengthAtStart(section, name) > 0 ||
      (section.anywhere.exec(name)?.[0].length ?? 0) >= name.length * enoughOfHeading,
  );
}

const whole = new RegExp(`^(?:${sectionNames.map(plain).join("|")})\\s?[:：]?$`, "u");

/** Whether a line is what a section of a page is called and nothing else. */
export const isSectionName = (line: string): boolean => whole.test(fold(line));

/** Whether a heading says which section of a page it is of. */
export const isAnySection = remember((heading) => isSection(heading, sections));
