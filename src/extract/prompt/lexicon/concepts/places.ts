import { type Concept, concept } from "../concept.ts";

/** Concepts for places. */
export const placeConcepts: readonly Concept[] = [
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
  concept(
    "province",
    "any",
    ["text"],
    "provincia, estado, region, comunidad autonoma, departamento, condado, state, county, province",
  ),
  concept("country", "any", ["text"], "pais, country, nation"),
  concept("room", "any", ["text"], "sala, salon, auditorio, room, meeting room, auditorium", undefined, "location"),
  concept(
    "location",
    "any",
    ["text", "address"],
    "ubicacion, lugar, sede, aula, zona, barrio, distrito, location, place, venue, where, donde, neighbourhood, district, available at or from, area served, donde queda, donde esta, donde es, where is it",
    undefined,
    "city",
  ),
];
