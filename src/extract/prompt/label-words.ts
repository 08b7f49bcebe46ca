import type { Concept } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

/**
 * What pages call one thing in Spanish, English, Portuguese, French, German and Italian, of the things that the lexicon has no
 * concept for too. Where a concept has words of its own for other languages (`page-words.ts`), those count first.
 */
const groups: readonly string[] = [
  "nombre, name, nome, nom, denominacion, denomination, denominazione, bezeichnung, denominacao, designation",
  "titulo, title, titre, titel, titolo, uberschrift, intitule",
  "producto, product, produto, produit, produkt, prodotto",
  "articulo, item, artigo, article, artikel, articolo",
  "empresa, company, entreprise, unternehmen, azienda, societe, firma, firm, companhia, impresa, societa, sociedad, compania, raison sociale, razon social, company name, razao social, firmenname, ragione sociale",
  "proveedor, supplier, fornecedor, fournisseur, lieferant, fornitore, anbieter",
  "vendedor, seller, vendor, vendeur, verkaufer, venditore",
  "cliente, customer, client, kunde",
  "marca, brand, marque, marke, manufacturer, fabricante, fabricant, hersteller, produttore, fabbricante, constructeur",
  "modelo, model, modele, modell, modello",
  "precio, price, preco, prix, preis, prezzo, pvp, tarifa, tarif, tariffa, stuckpreis, einzelpreis, prix unitaire",
  "importe, amount, montant, betrag, importo, monto, valor, valeur, wert, valore, value, summe",
  "coste, costo, cost, custo, cout, kosten",
  "presupuesto, budget, orcamento, etat, bilancio",
  "salario, salary, salaire, gehalt, stipendio, sueldo, remuneracion, retribuzione, lohn, remuneracao, remuneration, vergutung, ordenado",
  "precio anterior, old price, preco anterior, ancien prix, alter preis, prezzo precedente, precio original, original price, prix barre, prezzo originale, regular price, uvp, preco original",
  "descuento, discount, desconto, remise, rabatt, sconto, reduction, rebaja, ermassigung, saving",
  "oferta, offer, offre, angebot, offerta",
  "alquiler, rent, aluguel, loyer, miete, affitto, renta, renda, kaltmiete, warmmiete, arrendamento",
  "fecha, date, data, datum",
  "fecha de publicacion, published, data de publicacao, date de publication, veroffentlicht, data di pubblicazione, publicado, publie, pubblicato, publication date, posted, erscheinungsdatum, publicacao, parution, publie le, veroffentlicht am",
  "fecha limite, deadline, prazo, date limite, frist, scadenza, plazo, closing date, data limite, vencimiento, due date, einsendeschluss, date de cloture, abgabefrist, fecha de cierre, termine, bewerbungsfrist, expiry",
  "fecha de inicio, start date, data de inicio, date de debut, beginn, data di inizio, inicio, debut, inizio, start, startdatum",
  "fecha de fin, end date, data de termino, date de fin, ende, data di fine, fin, fim, fine, end, enddatum",
  "ano, year, annee, jahr, anno, an",
  "mes, month, mois, monat, mese",
  "dia, day, jour, tag, giorno",
  "hora, time, heure, uhrzeit, ora, zeit",
  "horario, opening hours, hours, horaires, offnungszeiten, orari, horaires d ouverture, orario, schedule",
  "duracion, duration, duracao, duree, dauer, durata, length, laufzeit",
  "telefono, phone, telefone, telephone, telefon, tel, rufnummer, numero de telefono, numero de telephone, telefonnummer, recapito telefonico, phone number",
  "movil, celular, mobile, telemovel, portable, handy, cellulare, mobil, mobiltelefon, cell, cel",
  "correo, correo electronico, e-mail, email, courriel, posta elettronica, mail, adresse electronique, endereco eletronico",
  "web, website, site, site web, webseite, sito web, pagina web, sito, internet, homepage, site internet, sitio web",
  "enlace, link, ligacao, lien, collegamento, url, vinculo",
  "direccion, address, endereco, adresse, indirizzo, domicilio, anschrift, morada, street, calle, strasse, rua, rue, via",
  "codigo postal, postcode, cep, code postal, plz, cap, zip, zip code, postal code, postleitzahl, cp, codice postale, postal",
  "ciudad, city, cidade, ville, stadt, citta, localidad, town, localidade, localite, ort, localita, poblacion, municipio, municipality, commune, gemeinde, comune, wohnort",
  "provincia, province, provinz, department, departamento, departement, landkreis, distrito",
  "region, regiao, regione, comunidad autonoma",
  "estado, state, etat, bundesland, stato",
  "pais, country, pays, land, paese, staat, nation, paese di origine",
  "ubicacion, location, localizacao, lieu, standort, luogo, lugar, place, local, ort, sede, venue, posizione, veranstaltungsort, emplacement, localisation, site, arbeitsort, lieu de travail",
  "barrio, neighbourhood, neighborhood, bairro, quartier, stadtteil, quartiere, distrito, district, stadtbezirk, zona",
  "descripcion, description, descricao, beschreibung, descrizione",
  "resumen, summary, resumo, resume, zusammenfassung, riassunto, abstract, sintesi, sumario",
  "categoria, category, categorie, kategorie, rubrica, rubrique, rubrik, rubro",
  "tipo, type, typ, art, tipologia, clase, kind, genre",
  "sector, industry, setor, secteur, branche, settore, ramo",
  "estado, status, situacao, statut, stato, situacion, situation, zustand, etat",
  "disponibilidad, availability, disponibilidade, disponibilite, verfugbarkeit, disponibilita, verfugbar, lieferbarkeit",
  "existencias, stock, estoque, bestand, scorte, lagerbestand, giacenza, inventario",
  "cantidad, quantity, quantidade, quantite, menge, quantita, anzahl, qty, cant, unidades, stuckzahl, nombre d unites",
  "unidad, unit, unidade, unite, einheit, unita, unidad de medida, unit of measure, unidade de medida",
  "codigo, code, codice, kode",
  "referencia, reference, referenz, riferimento, ref, sku, artikelnummer, codice articolo, art nr, artikel nr, item number, part number, bestellnummer, codigo do produto, codigo de producto",
  "codigo de barras, barcode, ean, gtin, upc, code barres, strichcode, codice a barre",
  "numero, number, nummer, num, no, nro, nr",
  "numero fiscal, tax id, cnpj, numero de tva, steuernummer, partita iva, nif, cif, ruc, rfc, nit, rut, cuit, vat number, identificacion fiscal, p iva, ust idnr, ust id, siret, siren, nipc, codice fiscale, contribuinte, numero de identificacion fiscal, cpf, tax number",
  "expediente, file number, processo, dossier, aktenzeichen, pratica, numero de expediente, case number, geschaftszeichen, procedure, numero de proceso, numero do processo, fascicolo",
  "peso, weight, poids, gewicht",
  "tamano, size, tamanho, taille, grosse, dimensione, talla, taglia, misura, medida, dimensions, dimensiones, abmessungen",
  "superficie, area, surface, flache, wohnflache, metratura, metros cuadrados, square metres, living area, area util",
  "color, colour, cor, couleur, farbe, colore",
  "material, matiere, materiale, werkstoff, materiau",
  "origen, origin, origem, origine, herkunft, provenienza, provenance, procedencia, herkunftsland, pais de origen, pays d origine, country of origin",
  "destino, destination, ziel, destinazione, bestimmungsland, pais de destino",
  "valoracion, rating, avaliacao, note, bewertung, valutazione, puntuacion, score, punteggio, punktzahl, calificacion, classificacao, voto",
  "opiniones, reviews, avaliacoes, avis, bewertungen, recensioni, resenas, rezensionen, opinioes",
  "comentarios, comments, commentaires, kommentare, commenti",
  "autor, author, auteur, autore, verfasser, schriftsteller, escritor, writer",
  "editorial, publisher, editora, editeur, verlag, editore",
  "idioma, language, langue, sprache, lingua, lengua",
  "contacto, contact, contato, ansprechpartner, contatto, persona de contacto, contact person, kontakt, referente, interlocuteur, kontaktperson",
  "responsable, manager, responsavel, verantwortlich, responsabile, leiter, gerente, directeur, encargado",
  "cargo, position, funcao, fonction, funktion, carica, role, ruolo, funcion",
  "puesto, job title, cargo, poste, stelle, posizione, job, empleo, stellenbezeichnung, emploi, vaga, lavoro, vacante, vacancy, impiego, trabajo, beruf",
  "departamento, department, departement, abteilung, dipartimento, service, reparto",
  "empleados, employees, funcionarios, employes, mitarbeiter, dipendenti, trabajadores, effectif, beschaftigte, trabalhadores, staff, colaboradores, plantilla",
  "contrato, contract, contrat, vertrag, contratto, tipo de contrato, contract type, type de contrat, vertragsart, tipo di contratto",
  "jornada, working hours, temps de travail, arbeitszeit, orario di lavoro, jornada laboral, beschaftigungsart",
  "experiencia, experience, esperienza, erfahrung, berufserfahrung",
  "requisitos, requirements, exigences, anforderungen, requisiti, profil",
  "imagen, image, imagem, bild, immagine, foto, photo, fotografia, picture, abbildung",
  "habitaciones, rooms, quartos, pieces, zimmer, camere, dormitorios, bedrooms, chambres, schlafzimmer, vani, locali, recamaras",
  "banos, bathrooms, banheiros, salles de bain, badezimmer, bagni, casas de banho",
  "plazas, seats, vagas, places, platze, posti, capacidad, capacity, capacidade, capacite, kapazitat, capienza, aforo, lugares",
  "paginas, pages, seiten, pagine, numero de paginas, seitenzahl, nombre de pages",
  "kilometros, mileage, quilometros, kilometrage, kilometer, chilometraggio, km, kilometerstand, quilometragem, kilometraje, chilometri",
  "combustible, fuel, combustivel, carburant, kraftstoff, carburante, alimentazione, fuel type",
  "evento, event, evenement, veranstaltung, manifestation, evento titulo",
  "curso, course, cours, kurs, corso, formation, lehrgang, cursus",
  "organizador, organiser, organizer, organisateur, veranstalter, organizzatore",
  "organo de contratacion, contracting authority, entidade adjudicante, pouvoir adjudicateur, auftraggeber, stazione appaltante, entidad contratante, acheteur, comprador, buyer, organismo, vergabestelle, ente appaltante, amministrazione aggiudicatrice, adjudicante",
  "licitacion, tender, licitacao, appel d offres, ausschreibung, gara, concurso, marche, bando",
  "lote, lot, los, lotto",
  "objeto, subject, objet, gegenstand, oggetto, asunto, objeto del contrato, objeto do contrato, betreff, assunto",
  "posicion, rank, posicao, rang, posizione, puesto, platz, ranking, position, classifica, lugar",
  "puntos, points, pontos, punkte, punti, pts",
  "porcentaje, percentage, percentagem, pourcentage, prozent, percentuale, percent, anteil, part, quota",
  "poblacion, population, populacao, einwohner, popolazione, habitantes, inhabitants, abitanti, habitants, einwohnerzahl",
  "envio, shipping, livraison, versand, spedizione, delivery, entrega, lieferung, consegna, expedition, frete, versandkosten, gastos de envio, frais de port",
  "ingredientes, ingredients, zutaten, ingredienti",
  "partida arancelaria, tariff code, codigo ncm, code douanier, zolltarifnummer, codice doganale, hs code, subpartida, fraccion arancelaria, ncm, warennummer, nomenclatura, position tarifaire, codigo sa, codice nc, partida, arancel, subpartida arancelaria, nomenclature",
  "moneda, currency, moeda, devise, wahrung, valuta, divisa, monnaie",
  "iva, vat, tva, mwst, mw st, impuesto, tax, taxe, imposto, steuer, imposta, ust",
  "total, gesamt, totale, gesamtbetrag, summe",
  "equipo, team, equipe, mannschaft, squadra, club, verein",
  "tribunal, court, gericht, tribunale, tribunal de grande instance, juzgado, juridiction, corte",
  "juez, judge, juiz, juge, richter, giudice, magistrado",
  "persona, person, pessoa, personne",
  "apellidos, surname, last name, sobrenome, nom de famille, nachname, cognome, apellido, apelido",
  "version, versao, versione",
  "ano de fabricacion, matriculacion, registration, erstzulassung, immatricolazione, mise en circulation",
  "edad, age, idade, alter, eta",
  "altura, height, hauteur, hohe, altezza, alto",
  "anchura, width, largura, largeur, breite, larghezza, ancho",
  "longitud, length, comprimento, longueur, lange, lunghezza, largo",
];

const linking = new Set("de del of der die das des du do da dos das di della la le les el il the d l".split(" "));

/** The words that say something, without a plural s. */
const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => words.length === 1 || !linking.has(word))
    .map((word) => (word.length > 3 ? word.replaceAll("ß", "ss").replace(/s$/, "") : word))
    .join(" ");

const groupsByKey = new Map<string, number[]>();
groups.forEach((line, id) => {
  for (const phrase of line.split(", ")) {
    const key = keyOf(wordsOf(phrase));
    const ids = groupsByKey.get(key);
    if (!ids) groupsByKey.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  }
});

const none: readonly number[] = [];

const thingsOf = (words: readonly string[]): readonly number[] => groupsByKey.get(keyOf(words)) ?? none;

/** The numbers of what a label names: as a whole, and in one of its longer words (`Prix TTC`, `Preis (EUR)`). */
export type LabelThings = { readonly whole: readonly number[]; readonly part: readonly number[] };

const minPartLength = 5;

export function thingsOfLabel(words: readonly string[]): LabelThings | null {
  const whole = thingsOf(words);
  const part =
    words.length < 2 ? none : words.flatMap((word) => (word.length < minPartLength ? none : thingsOf([word])));
  return whole.length + part.length > 0 ? { whole, part } : null;
}

export const wholeFit = 0.9;
const partFit = 0.7;
const lessCertain = 0.05;
const knownThings = new WeakMap<Concept, ReadonlySet<number>>();

function thingsOfConcept(concept: Concept): ReadonlySet<number> {
  let things = knownThings.get(concept);
  if (!things) knownThings.set(concept, (things = new Set(concept.phrases.flatMap(thingsOf))));
  return things;
}

/** How well a label in another language than that of the prompt says what was asked: `Preis` for `precio`. */
export function fitOfThings({ whole, part }: LabelThings, concept: Concept | null, asked: readonly string[]): number {
  const wanted = thingsOf(asked);
  const isWanted = (thing: number): boolean => wanted.includes(thing);
  if (whole.some(isWanted)) return wholeFit;
  const ofConcept = concept ? thingsOfConcept(concept) : null;
  const isMeant = whole.some((thing) => ofConcept?.has(thing));
  if (wanted.length === 0 && isMeant) return wholeFit - lessCertain;
  if (part.some(isWanted)) return partFit;
  return isMeant ? partFit - lessCertain : 0;
}

/** How Spanish, and what else the lexicon has, calls the things that a phrase in any of the languages names. */
export const translationsOf = (words: readonly string[]): readonly string[] =>
  thingsOf(words).flatMap((id) => groups[id]?.split(", ") ?? []);
