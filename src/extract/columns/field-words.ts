import { fold } from "../../domain/text.ts";
import type { NameLanguage } from "../page/page-locale.ts";
import { remember } from "../remember.ts";

/** Words by which pages, and the classes of their elements, call what they show; with the Spanish of the English ones. */
const fieldWords = new Map(
  (
    "name:nombre title:título headline:titular subtitle:subtítulo nombre titulo:título titular denominacion:denominación producto company:empresa empresa proveedor supplier:proveedor " +
    "vendor:vendedor vendedor seller:vendedor brand:marca marca manufacturer:fabricante fabricante author:autor autor authors:autores writer:autor byline:autor user:usuario username:usuario " +
    "ponente judge:juez juez organizer:organizador organizador buyer:comprador comprador customer:cliente cliente organismo entidad owner:propietario member:miembro " +
    "price:precio prices:precio precio pvp importe amount:importe monto coste cost:coste cuota fee:cuota tarifa presupuesto budget:presupuesto salary:salario salario sueldo " +
    "discount:descuento descuento oferta ahorro saving:ahorro savings:ahorro currency:moneda moneda " +
    "date:fecha fecha time:hora hora posted:publicado published:publicado publicado updated:actualizado actualizado deadline:plazo plazo cierre apertura inicio start:inicio vencimiento " +
    "year:año ano:año month:mes mes day:día dia:día edad age:antigüedad duration:duración duracion:duración timestamp:fecha " +
    "phone:teléfono telephone:teléfono telefono:teléfono tel:teléfono movil:móvil mobile:móvil celular fax email:correo mail:correo correo website:web web address:dirección direccion:dirección domicilio street:calle " +
    "city:ciudad ciudad town:localidad localidad poblacion:población municipio provincia region:región state:estado estado country:país pais:país postcode:cp zip:cp cp location:ubicación ubicacion:ubicación " +
    "lugar place:lugar venue:lugar zona distrito district:distrito barrio neighborhood:barrio sector departamento department:departamento area:superficie superficie distance:distancia " +
    "category:categoría categories:categorías categoria:categoría type:tipo tipo kind:tipo genre:género genero:género tag:etiqueta tags:etiquetas etiqueta topic:tema tema status:estado availability:disponibilidad " +
    "disponibilidad stock:existencias existencias condition:estado badge:distintivo flag:distintivo level:nivel nivel " +
    "rating:valoración valoracion:valoración ratings:valoraciones score:puntuación puntuacion:puntuación stars:estrellas reviews:opiniones review:opinión opiniones comments:comentarios comentarios votes:votos votos " +
    "views:visitas visitas likes followers:seguidores seguidores points:puntos rank:posición position:posición posicion:posición " +
    "description:descripción desc:descripción descripcion:descripción summary:resumen resumen excerpt:extracto extracto snippet:extracto teaser:entradilla abstract:resumen detalle details:detalles detalles notes:notas notas remarks:observaciones observaciones " +
    "quote:cita cita objeto subject:asunto asunto materia requisitos features:características caracteristicas:características specs:características ingredients:ingredientes ingredientes " +
    "code:código codigo:código sku ref referencia reference:referencia number:número numero:número num expediente docket:expediente case:caso lote lot:lote isbn ean nif cif ruc rfc cuit rut nit id " +
    "size:tamaño talla tamano color colour:color material peso weight:peso alto ancho largo height:alto width:ancho length:largo capacidad capacity:capacidad potencia model:modelo modelo " +
    "version:versión quantity:cantidad cantidad unidades units:unidades count:cantidad total beds:dormitorios bedrooms:dormitorios habitaciones dormitorios baths:baños bathrooms:baños banos:baños " +
    "rooms:habitaciones m2 planta floor:planta kilometros mileage:kilómetros combustible shipping:envío envio:envío delivery:entrega entrega jornada contrato language:idioma idioma " +
    "contact:contacto contacto cargo job:puesto role:cargo puesto horario hours:horario schedule:horario disposition:fallo fallo tribunal court:tribunal citation:cita " +
    "plazas seats:plazas cupo aforo capacity:capacidad partida subpartida vacantes vacancies:vacantes credits:créditos creditos duración matricula origen origin:origen destino destination:destino marca incoterm calibre variedad variety:variedad formato format:formato envase packaging:envase " +
    "image:imagen imagen photo:foto foto picture:imagen avatar thumbnail:imagen logo file:archivo archivo document:documento documento video:vídeo"
  )
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [word = "", spanish = ""] = entry.split(":");
      return [word, spanish];
    }),
);

const partsOf = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a text says, with one of its words, what kind of value stands beside it. */
export const hasFieldWord = (text: string): boolean => partsOf(text).some((word) => fieldWords.has(word));

/** Words that say in a class how a thing looks or where it stands. */
const layoutWords = new Set(
  "color colour width height size weight position length start inicio state mobile movil area detail details image photo picture full level flag badge section time number".split(
    " ",
  ),
);

/** Words that tell two values of one kind apart. */
const qualifiers = new Set(
  "old new regular sale special former original list final start end min max lowest highest first last short long full sub meta home away from to short unit per previous current".split(
    " ",
  ),
);

/** Words behind what there are so many of: `review-count`. */
const howMany = new Set("count counter num number total".split(" "));

/** Words of a price that no longer holds. */
const outdated = new Set("old former original regular list previous".split(" "));

/** Words that say what an element is for the page, not what it holds. */
const emptyWords = new Set(
  "field fields content item items text txt label value values wrapper wrap wrapped container inner outer col cell row js css box block info data main list card body node views view span div td grid flex link holder group line module component element area html rendered styled root sr only visually hidden screen reader offscreen a11y accessible fn vcard hcard".split(
    " ",
  ),
);

/** What records are: `job-body` and `product-card` are all of one, not what it is called. */
const recordWords = new Set(
  "job producto lote lot caso case documento document file archivo video user usuario".split(" "),
);
const wholeWords = new Set(
  "body card content container wrapper wrap box block inner outer main list item items row".split(" "),
);

const meaningfulWords = remember((className): readonly string[] =>
  partsOf(className.replace(/([\p{Ll}])(\p{Lu})/gu, "$1 $2")).filter(
    (word) => word.length > 1 && /\p{L}/u.test(word) && !emptyWords.has(word),
  ),
);

const isOfWhole = (className: string, word: string): boolean =>
  recordWords.has(word) && wholeWords.has(partsOf(className.replace(/([\p{Ll}])(\p{Lu})/gu, "$1 $2")).at(-1) ?? "");

/** Whether a class name has only words that say what an element is for the page. */
export const isLayout = (className: string): boolean => meaningfulWords(className).length === 0;

const isFieldWord = (word: string | undefined): boolean =>
  word !== undefined && fieldWords.has(word) && !layoutWords.has(word) && !/^titul|^title$/.test(word);

/**
 * What a class name says of the value in it, in the language of the page: `post-excerpt` → `excerpt` or `extracto`; null where it
 * says how the page is built or looks.
 */
export function fieldNameOf(className: string, language: NameLanguage): string | null {
  const words = meaningfulWords(className);
  const last = words.findLastIndex((word) => !qualifiers.has(word));
  const at = /^(?:name|nombre)$/.test(words[last] ?? "") && isFieldWord(words[last - 1]) ? last - 1 : last;
  const counted = howMany.has(words[at] ?? "") ? `${words[at - 1]}s` : "";
  const word = fieldWords.has(counted) ? counted : (words[at] ?? "");
  if (!fieldWords.has(word) || layoutWords.has(word) || isOfWhole(className, word)) return null;
  const qualifier = [words[at + 1], words[at - 1]].find((other) => other !== undefined && qualifiers.has(other));
  const isOldPrice = qualifier !== undefined && outdated.has(qualifier) && fieldWords.get(word) === "precio";
  if (isOldPrice) return kindName("old price", language);
  if (language === "es") return fieldWords.get(word) || word;
  return qualifier === undefined ? word : `${qualifier} ${word}`;
}

/** Names of pictures and films, which no text is. */
export const isPicture = (name: string): boolean =>
  /^(?:image|imagen|photo|foto|picture|thumbnail|avatar|logo|vídeo|video)$/.test(name);

/** Names of any money, of which a price says what it is for. */
export const isAmount = (name: string): boolean => /^(?:amount|importe|monto)$/.test(name);

const typeNames = {
  "home side": ["local", "home"],
  "away side": ["visitante", "away"],
  score: ["resultado", "score"],
  title: ["título", "title"],
  description: ["descripción", "description"],
  text: ["texto", "text"],
  link: ["enlace", "link"],
  image: ["imagen", "image"],
  "image text": ["texto de la imagen", "image text"],
  date: ["fecha", "date"],
  "time of day": ["hora", "time"],
  price: ["precio", "price"],
  "old price": ["precio anterior", "old price"],
  instalment: ["mensualidad", "installment"],
  email: ["correo", "email"],
  phone: ["teléfono", "phone"],
  address: ["dirección", "address"],
  city: ["ciudad", "city"],
  name: ["nombre", "name"],
  author: ["autor", "author"],
  number: ["número", "number"],
  rating: ["valoración", "rating"],
  reviews: ["opiniones", "reviews"],
  percentage: ["porcentaje", "percentage"],
  measure: ["medida", "measure"],
  weight: ["peso", "weight"],
  area: ["superficie", "area"],
  volume: ["volumen", "volume"],
  duration: ["duración", "duration"],
  size: ["tamaño", "size"],
  discount: ["descuento", "discount"],
  shipping: ["envío", "shipping"],
  year: ["año", "year"],
  rank: ["posición", "rank"],
  identifier: ["código", "code"],
  boolean: ["sí o no", "yes or no"],
  section: ["sección", "section"],
  feature: ["característica", "feature"],
  value: ["valor", "value"],
  column: ["columna", "column"],
  count: ["cantidad", "count"],
  sum: ["suma", "sum"],
  average: ["promedio", "average"],
  minimum: ["mínimo", "minimum"],
  maximum: ["máximo", "maximum"],
  "no measure": ["sin moneda ni unidad", "no currency or unit"],
} as const;

/** What a column is called after the kind of its values, or after how they were computed. */
export const kindName = (kind: keyof typeof typeNames, language: NameLanguage): string =>
  typeNames[kind][language === "es" ? 0 : 1];
