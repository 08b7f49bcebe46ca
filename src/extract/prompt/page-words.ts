import { wordsOf } from "./words.ts";

/** What Portuguese, French, German and Italian pages call the fields that a prompt names in Spanish or English. */
const wordsByConcept: Readonly<Record<string, string>> = {
  phone: "telefone, telemovel, telephone, telefon, telefonnummer, rufnummer, handy, telefono, cellulare",
  email: "courriel, adresse e-mail, e-mail-adresse, posta elettronica",
  docket:
    "processo, numero do processo, dossier, numero de dossier, aktenzeichen, geschaftszeichen, fascicolo, pratica, nr, nummer",
  court: "tribunal, vara, juridiction, cour, gericht, tribunale, corte",
  judge: "juiz, relator, juge, richter, giudice, relatore",
  disposition: "resultado, resultat, ergebnis, zuschlag, esito, risultato",
  summary: "resumo, descricao, resume, description, beschreibung, zusammenfassung, descrizione, riassunto, riepilogo",
  reviews: "avaliacoes, comentarios, avis, commentaires, bewertungen, rezensionen, kommentare, recensioni, commenti",
  rating: "avaliacao, classificacao, nota, note, bewertung, note, valutazione, voto, punteggio",
  price:
    "preco, valor, prix, tarif, montant, loyer, salaire, preis, betrag, kosten, miete, gehalt, prezzo, importo, costo, canone, stipendio, salario, aluguel, renda",
  oldPrice: "preco antigo, ancien prix, prix de base, alter preis, uvp, prezzo precedente",
  discount: "desconto, remise, reduction, rabatt, sconto",
  deadline: "prazo, date limite, echeance, cloture, frist, angebotsfrist, bewerbungsschluss, scadenza, termine",
  date: "data, data de publicacao, date de publication, publie, datum, veroffentlicht, data di pubblicazione, pubblicato",
  rooms: "quartos, dormitorios, pieces, chambres, zimmer, locali, camere, vani",
  baths: "banheiros, casas de banho, salles de bain, badezimmer, bader, bagni",
  seats: "lugares, vagas, places, platze, platzzahl, posti",
  time: "hora, horario, heure, horaires, uhrzeit, zeit, offnungszeiten, ora, orario, orari",
  year: "annee, jahr, anno, ano",
  image: "imagem, bild, foto, immagine",
  link: "ligacao, sitio, lien, site web, verweis, webseite, collegamento, sito",
  postcode: "cep, codigo postal, code postal, plz, postleitzahl, cap",
  address: "endereco, morada, adresse, anschrift, indirizzo",
  city: "cidade, municipio, ville, commune, stadt, ort, wohnort, citta, comune",
  province: "estado, distrito, departement, region, bundesland, kreis, provincia, regione",
  country: "pays, land, paese",
  location:
    "raum, horsaal, salle, aula, local, localizacao, lieu, endroit, veranstaltungsort, standort, ort, luogo, sede, stadtteil, quartier, bairro, zona",
  company:
    "empresa, entreprise, societe, firma, unternehmen, arbeitgeber, azienda, impresa, ditta, fornecedor, fournisseur, lieferant, fornitore",
  vendor: "vendedor, loja, vendeur, magasin, handler, verkaufer, venditore, negozio",
  brand: "marca, marque, fabricant, marke, hersteller, produttore",
  authors: "auteurs, autoren, autori",
  author: "auteur, autor, verfasser, autore, redacteur, redakteur",
  owner:
    "orgao, entidade, organisme, acheteur, auftraggeber, vergabestelle, ente, stazione appaltante, amministrazione",
  contact: "contato, contacto, responsavel, responsable, ansprechpartner, referente",
  category: "categoria, secao, rubrique, categorie, kategorie, rubrik, branche, sezione",
  kind: "tipo, genre, type, art, typ, tipologia, genere",
  status:
    "situacao, estado, disponibilidade, etat, statut, disponibilite, verfugbarkeit, lieferbarkeit, stato, disponibilita",
  rank: "posicao, rang, platz, position, posizione",
  sku: "codigo, referencia, reference, artikelnummer, artikel-nr, bestellnummer, kurzel, kennung, codice, riferimento, sigla, code",
  quantity: "quantidade, quantite, menge, anzahl, stuck, quantita",
  size: "tamanho, area, taille, surface, superficie, grosse, wohnflache, flache, dimensioni, metratura",
  weight: "peso, poids, gewicht",
  colour: "cor, couleur, farbe, colore",
  language: "idioma, lingua, langue, sprache",
  shipping: "entrega, frete, livraison, lieferung, versand, spedizione, consegna",
  duration: "duracao, tempo, duree, dauer, durata",
  percentage:
    "percentagem, porcentagem, pourcentage, prozent, anteil, percentuale, veranderung, variation, variazione, variacao",
  population: "populacao, habitantes, population, habitants, einwohner, bevolkerung, popolazione, abitanti",
  currency: "moeda, devise, monnaie, wahrung, valuta, divisa",
  exchangeRate: "cambio, cotacao, taxa de cambio, cours, taux, taux de change, kurs, wechselkurs, tasso di cambio",
  unit: "unidade, unite, einheit, unita",
  job: "vaga, cargo, poste, emploi, stelle, stellenangebot, stellenbezeichnung, posizione, offerta",
  course: "curso, cours, formation, kurs, studiengang, corso",
  book: "livro, filme, livre, film, buch, titel, libro, receita, recette, rezept, ricetta",
  establishment: "hotel, restaurant, etablissement, apotheke, farmacia, struttura, ristorante",
  position: "cargo, funcao, fonction, poste, funktion, incarico, ruolo, qualifica",
  event: "evento, evenement, manifestation, veranstaltung, termin",
  product: "produto, produit, article, produkt, artikel, ware, prodotto, articolo",
  case: "caso, affaire, sache, rechtssache, causa, ricorso",
  tender: "licitacao, concurso, marche, appel d'offres, objet, ausschreibung, gegenstand, gara, bando, oggetto",
  question: "pergunta, question, frage, domanda",
  answer: "resposta, reponse, antwort, risposta",
  person: "nome, nom, nom et prenom, name, vorname, nominativo",
  title: "nome, titulo, nom, titre, intitule, designation, name, titel, bezeichnung, denominazione, titolo",
};

const phrasesByConcept = new Map(
  Object.entries(wordsByConcept).map(([id, words]) => [id, words.split(", ").map(wordsOf)]),
);

/** Phrases by which pages in other languages name what the concept means; prompts are not written in them. */
export const pagePhrasesOf = (id: string): readonly (readonly string[])[] => phrasesByConcept.get(id) ?? [];
