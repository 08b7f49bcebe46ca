import { type Concept, concept } from "../concept.ts";

/** Concepts for dates, counts and times, pictures and links. */
export const figureConcepts: readonly Concept[] = [
  concept(
    "deadline",
    "any",
    ["date"],
    "fecha limite, plazo, fecha de cierre, vencimiento, fecha de presentacion, deadline, closing date, due date, expiry, cut off date, cut off, cutoff, hasta cuando, cuando vence, cuando cierra, cuando termina, until when, when does it close",
  ),
  concept(
    "date",
    "any",
    ["date"],
    "fecha de publicacion, fecha, dia, publicado, date, published, posted, uploaded, filed, date filed, release date, issued, day, when, cuando, decided, entered",
  ),
  concept(
    "start",
    "any",
    ["date"],
    "fecha de inicio, inicio, comienzo, fecha de comienzo, start date, starts, begins, started, started on, created, created on, iniciado, creado, fecha de creacion, cuando empieza, cuando comienza, cuando inicia, when does it start",
    undefined,
    "date",
  ),
  concept(
    "hours",
    "any",
    ["number", "measure"],
    "horas, numero de horas, horas lectivas, creditos, credits",
    undefined,
    "time",
  ),
  concept(
    "rooms",
    "any",
    ["number", "measure"],
    "habitaciones, numero de habitaciones, dormitorio, cuarto, recamara, alcoba, hab, ambiente, amb, dorm, bedroom, rooms, number of rooms, bed, zimmer, pieces, quartos, camere",
  ),
  concept(
    "experience",
    "any",
    ["measure", "number", "text"],
    "anos de experiencia, experiencia, years of experience, experience, years in business",
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
    "hora, horario, hora de inicio, horario de atencion, time, hours, opening hours, kick off time, kick off, kickoff, schedule",
    /^\d{1,2}(?:[:.h]\d{2}(?!\d)|\s?[ap]\.?\s?m\b)/i,
  ),
  concept("year", "any", ["number", "date"], "ano, ano de publicacion, year, year of publication", /^(?:19|20)\d{2}$/),
  concept("image", "image", ["image"], "imagen, foto, fotografia, logo, image, picture, photo, thumbnail, cover"),
  concept(
    "link",
    "link",
    ["url"],
    "enlace, vinculo, url, link, href, pagina web, sitio web, web, direccion web, website, site, page, pdf, documento, document, permalink",
  ),
];
