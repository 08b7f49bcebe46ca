import type { ValueType } from "../../domain/survey.ts";
import { wordsOf } from "./words.ts";

/** What a field has to be like, beside its name and type, to answer to a concept. */
export type Role = "title" | "link" | "identifier" | "summary" | "person" | "image" | "any";

export type Concept = {
  readonly id: string;
  /** Folded words and phrases, Spanish and English, singular. */
  readonly words: readonly string[];
  /** The same, each cut into words. */
  readonly phrases: readonly (readonly string[])[];
  /** Types a value of the concept can have; empty when its name alone decides. */
  readonly types: readonly ValueType[];
  readonly role: Role;
  /** How its values are usually written. */
  readonly shape?: RegExp;
  /** Id of a concept that pages use in its place: who judges is often who writes. */
  readonly near?: string;
};

const concept = (
  id: string,
  role: Role,
  types: readonly ValueType[],
  words: string,
  shape?: RegExp,
  near?: string,
): Concept => ({
  id,
  role,
  types,
  words: words.split(", "),
  phrases: words.split(", ").map(wordsOf),
  ...(shape ? { shape } : {}),
  ...(near ? { near } : {}),
});

/** Field concepts that prompts name. Order decides between concepts that share a word: the earlier wins. */
export const concepts: readonly Concept[] = [
  concept("email", "any", ["email"], "correo electronico, correo, e-mail, email, mail, direccion de correo"),
  concept(
    "phone",
    "any",
    ["phone"],
    "telefono, tel, tlf, telf, fono, numero de telefono, telefono de contacto, telefono fijo, phone, phone number, telephone",
  ),
  concept(
    "mobile",
    "any",
    ["phone"],
    "movil, celular, cel, telefono movil, telefono celular, mobile, mobile phone, cell, cell phone",
    undefined,
    "phone",
  ),
  concept("whatsapp", "any", ["phone"], "whatsapp, whats app, wsp, numero de whatsapp", undefined, "mobile"),
  concept("fax", "any", ["phone"], "fax, numero de fax, fax number"),
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
  concept("court", "person", [], "tribunal, juzgado, corte, sala, court, division, panel"),
  concept(
    "judge",
    "person",
    [],
    "juez, jueces, jueza, magistrado, magistrada, ponente, judge, justice, magistrate, presiding",
    /\b(?:J|JJ|P\.J|C\.J)\.|\bHon\.|^(?:Chief |Presiding )?(?:Judge|Justice|Juez|Jueza|Magistrad[oa])\b/u,
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
    "summary",
    "summary",
    ["text"],
    "resumen, sumario, descripcion, extracto, sinopsis, detalle, texto, contenido, mensaje, comentario, summary, description, abstract, excerpt, synopsis, issue, headnote, snippet, blurb, synopses, text, body, content, message, comment",
  ),
  concept(
    "reviews",
    "any",
    ["number", "measure", "text", "rating"],
    "numero de opiniones, opiniones, resenas, numero de resenas, comentarios, numero de valoraciones, number of reviews, reviews, review count, ratings count, comments, votes",
  ),
  concept(
    "rating",
    "any",
    ["rating", "number", "text"],
    "valoracion, puntuacion, calificacion, estrellas, nota, rating, score, rate",
  ),
  concept(
    "price",
    "any",
    ["price", "number"],
    "precio, importe, coste, costo, tarifa, pvp, valor, presupuesto, monto, price, cost, amount, fee, budget, sale price, fare, rent, salary, salario, sueldo, cuanto cuesta, cuanto cuestan, cuanto vale, how much, remuneracion, wage, pay, matricula, tuition, alquiler, renta, cuota, cuantia, dotacion",
  ),
  concept(
    "oldPrice",
    "any",
    ["price"],
    "precio anterior, precio original, precio antes, old price, original price, regular price, list price, was price",
  ),
  concept(
    "discount",
    "any",
    ["percentage", "price", "text"],
    "descuento, rebaja, discount, saving, off",
    undefined,
    "oldPrice",
  ),
  concept(
    "deadline",
    "any",
    ["date"],
    "fecha limite, plazo, fecha de cierre, vencimiento, fecha de presentacion, deadline, closing date, due date, expiry",
  ),
  concept(
    "date",
    "any",
    ["date"],
    "fecha de publicacion, fecha, dia, publicado, date, published, posted, filed, date filed, release date, issued, day, when, cuando, decided, entered",
  ),
  concept(
    "start",
    "any",
    ["date"],
    "fecha de inicio, inicio, comienzo, fecha de comienzo, start date, starts, begins",
    undefined,
    "date",
  ),
  concept("hours", "any", ["number", "measure"], "horas, numero de horas, horas lectivas, creditos, credits"),
  concept(
    "rooms",
    "any",
    ["number", "measure"],
    "habitaciones, numero de habitaciones, dormitorio, cuarto, recamara, alcoba, hab, bedroom, room, bed, zimmer, pieces, quartos, camere",
  ),
  concept("baths", "any", ["number", "measure"], "banos, aseo, bathroom, bath"),
  concept("seats", "any", ["number", "measure"], "plazas, cupo, aforo, capacidad, seats, capacity"),
  concept("pages", "any", ["number", "measure"], "numero de paginas, paginas, pages"),
  concept("mileage", "any", ["number", "measure"], "kilometros, km, kilometraje, mileage, miles"),
  concept("staff", "any", ["number"], "empleados, trabajadores, plantilla, employees, staff"),
  concept(
    "time",
    "any",
    ["text", "date", "identifier"],
    "hora, horario, time, hours, opening hours, schedule",
    /^\d{1,2}[:.h]\d{2}(?!\d)/,
  ),
  concept("year", "any", ["number", "date"], "ano, year", /^(?:19|20)\d{2}$/),
  concept("image", "image", ["image"], "imagen, foto, fotografia, logo, image, picture, photo, thumbnail, cover"),
  concept(
    "link",
    "link",
    ["url"],
    "enlace, vinculo, url, link, href, pagina web, sitio web, web, direccion web, website, site, page, pdf, documento, document, permalink",
  ),
  concept(
    "postcode",
    "any",
    ["number", "identifier", "text"],
    "codigo postal, cp, postcode, zip code, zip, postal code",
  ),
  concept(
    "address",
    "any",
    ["address", "text"],
    "direccion, domicilio, direccion postal, calle, ubicacion exacta, address, street address, street",
  ),
  concept("city", "any", ["text"], "ciudad, localidad, poblacion, municipio, comuna, city, town, locality"),
  concept("province", "any", ["text"], "provincia, estado, region, comunidad autonoma, departamento, state, province"),
  concept("country", "any", ["text"], "pais, country, nation"),
  concept(
    "location",
    "any",
    ["text", "address"],
    "ubicacion, lugar, sede, aula, zona, barrio, distrito, location, place, venue, where, donde, neighbourhood, district",
  ),
  concept(
    "company",
    "title",
    ["text"],
    "empresa, compania, razon social, negocio, firma, sociedad, proveedor, company, business, firm, organisation, organization, employer, supplier",
  ),
  concept("vendor", "person", ["text"], "vendedor, tienda, vendor, seller, shop, store, merchant"),
  concept("brand", "person", ["text"], "marca, brand, manufacturer, fabricante, make"),
  concept("authors", "person", ["text"], "autores, authors, by line, byline, redactores"),
  concept(
    "author",
    "person",
    ["text"],
    "autor, author, autora, redactor, escritor, writer, authoring judge, opinion by, posted by, by, user",
    undefined,
    "judge",
  ),
  concept(
    "owner",
    "person",
    ["text"],
    "propietario, dueno, owner, username, organismo, entidad, organo de contratacion, contracting authority, buyer",
  ),
  concept("contact", "person", ["text"], "persona de contacto, contacto, responsable, contact person, contact"),
  concept(
    "category",
    "person",
    ["text"],
    "categoria, seccion, rubro, sector, tema, genero, category, section, topic, genre, subject, subjects, tag, tags, department, industry",
  ),
  concept(
    "kind",
    "person",
    ["text"],
    "tipo, kind, type, clase, modalidad, tipo de contrato, contract type, titularidad, nature, naturaleza, nature of suit, subtitle, subtitulo",
  ),
  concept(
    "status",
    "person",
    ["text"],
    "estado del expediente, situacion, fase, disponibilidad, status, availability, stock, state of play, stage",
  ),
  concept(
    "rank",
    "any",
    ["number", "identifier"],
    "posicion, rango, ranking, rank, position, number in list, place in list, orden",
    undefined,
    "position",
  ),
  concept("points", "any", ["number"], "puntos, points, pts"),
  concept("views", "any", ["number", "measure"], "vistas, visitas, visualizaciones, lecturas, views, hits"),
  concept("currency", "person", ["text", "identifier"], "moneda, divisa, currency"),
  concept(
    "exchangeRate",
    "any",
    ["number", "price"],
    "tipo de cambio, tasa de cambio, cambio, cotizacion, exchange rate",
  ),
  concept("unit", "person", ["text"], "unidad, unidad de medida, unit, unit of measure"),
  concept(
    "domain",
    "person",
    ["text"],
    "sitio, dominio, domain",
    /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*|\s?[›>].*)?$/u,
    "link",
  ),
  concept(
    "sku",
    "identifier",
    ["identifier", "number"],
    "sku, referencia, ref, codigo, codigo de producto, part number, item number, code, reference, asin, id, modelo, model",
  ),
  concept(
    "taxId",
    "identifier",
    ["identifier", "number"],
    "nif, cif, ruc, rfc, nit, cuit, cuil, rut, cnpj, cpf, nie, numero fiscal, identificacion fiscal, numero de identificacion fiscal, tax id, tax number, vat number",
    undefined,
    "sku",
  ),
  concept(
    "barcode",
    "identifier",
    ["identifier", "number"],
    "codigo de barras, ean, gtin, upc, isbn, barcode",
    undefined,
    "sku",
  ),
  concept(
    "tariff",
    "identifier",
    ["identifier", "number"],
    "partida arancelaria, partida, subpartida, subpartida arancelaria, fraccion arancelaria, posicion arancelaria, codigo arancelario, hs code, tariff code, hs",
    undefined,
    "sku",
  ),
  concept(
    "quantity",
    "any",
    ["number", "measure"],
    "cantidad, unidades, existencias, quantity, units, amount of, count",
  ),
  concept(
    "size",
    "any",
    ["measure", "number", "text"],
    "tamano, medida, superficie, metros, metros cuadrados, m2, talla, size, sqm, area, surface, square feet, dimensions",
  ),
  concept("weight", "any", ["measure", "number"], "peso, weight"),
  concept("colour", "person", ["text"], "color, colour, tono"),
  concept("language", "person", ["text"], "idioma, lengua, lenguaje, language"),
  concept(
    "stars",
    "any",
    ["number", "measure", "text"],
    "estrellas de github, stars, stargazers, likes, favoritos, me gusta",
    undefined,
    "rating",
  ),
  concept("cited", "any", ["number", "text"], "citado, veces citado, cited, cited by, citations"),
  concept("shipping", "person", [], "envio, gastos de envio, shipping, delivery, entrega"),
  concept(
    "duration",
    "any",
    ["measure", "text", "number"],
    "duracion, tiempo, tiempo de preparacion, tiempo de coccion, tiempo total, duration, length, runtime, cooking time, prep time, total time",
    /^(?:\d+\s?(?:h|min|hrs?|std|horas?|hours?|minut[eo]s?|minuten|heures?|ore)\.?(?!\p{L})\s?(?:y |and )?){1,2}(?:\d+\s?(?:min|m)?\.?)?$/iu,
  ),
  concept("percentage", "any", ["percentage"], "porcentaje, percentage, percent, share"),
  concept("population", "any", ["number"], "poblacion total, habitantes, population, inhabitants"),
  concept(
    "job",
    "title",
    ["text"],
    "puesto de trabajo, vacante, oferta, puesto, empleo, trabajo, oferta de empleo, oferta de trabajo, job, job title, vacancy, opening, roles, positions",
  ),
  concept(
    "course",
    "title",
    ["text"],
    "curso, titulacion, grado, master, carrera, asignatura, taller, course, degree, programme, program, workshop",
  ),
  concept("book", "title", ["text"], "libro, pelicula, cancion, disco, album, receta, book, film, movie, song, recipe"),
  concept(
    "home",
    "title",
    ["text"],
    "piso, vivienda, casa, apartamento, inmueble, propiedad, local, habitacion en alquiler, flat, house, home, apartment, property",
  ),
  concept(
    "establishment",
    "title",
    ["text"],
    "hotel, hostal, alojamiento, restaurante, oficina, sucursal, delegacion, clinica, farmacia, hospital, colegio, escuela, instituto, universidad, centro, museo, restaurant, office, branch, clinic, pharmacy, school, university, museum",
  ),
  concept("vehicle", "title", ["text"], "coche, auto, carro, vehiculo, moto, car, vehicle, motorbike"),
  concept("news", "title", ["text"], "noticia, post, aviso, comunicado, story, news, notice, blog post"),
  concept(
    "position",
    "person",
    ["text"],
    "cargo, profesion, ocupacion, oficio, role, position held, job role, profession, occupation",
  ),
  concept("event", "title", ["text"], "evento, acto, concierto, partido, feria, event, concert, match, fixture"),
  concept(
    "product",
    "title",
    ["text"],
    "producto, plato, bebida, articulo, nombre del producto, product, item, product name, article",
  ),
  concept(
    "case",
    "title",
    ["text"],
    "nombre del caso, caso, casos, cases, sentencias, opinions, rulings, judgments, asunto, caratula, partes, case name, case title, case, parties, caption, style, matter",
  ),
  concept(
    "tender",
    "title",
    ["text"],
    "licitacion, concurso, contrato, objeto del contrato, objeto, convocatoria, tender, contract, call, bid",
  ),
  concept("question", "title", ["text"], "pregunta, question"),
  concept(
    "person",
    "title",
    ["text"],
    "persona, medico, abogado, doctor, agente, profesor, jugador, lawyer, agent, teacher, player, nombre y apellidos, nombre completo, person, full name, people, member, miembro",
  ),
  concept(
    "title",
    "title",
    ["text"],
    "nombre o titulo, nombre, titulo, titular, denominacion, encabezado, name or title, name, title, headline, heading, label",
  ),
];

const byId = new Map(concepts.map((entry) => [entry.id, entry]));
export const findConceptById = (id: string): Concept | null => byId.get(id) ?? null;
