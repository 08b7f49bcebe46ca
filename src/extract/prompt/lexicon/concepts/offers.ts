import { type Concept, concept } from "../concept.ts";

/** Concepts for opinions and prices. */
export const offerConcepts: readonly Concept[] = [
  concept(
    "opinion",
    "summary",
    ["text"],
    "resena, opinion, review, critica, testimonio, texto de la resena, texto de la opinion, review text, review body, testimonial",
    undefined,
    "summary",
  ),
  concept(
    "reviews",
    "any",
    ["number", "measure", "text", "rating"],
    "numero de opiniones, opiniones, resenas, numero de resenas, comentarios, numero de valoraciones, numero de comentarios, number of comments, number of reviews, reviews, review count, number of ratings, ratings count, comments, votes",
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
    "precio, precio actual, precio de ahora, precio ahora, precio de hoy, precio final, precio rebajado, precio de oferta, precio en oferta, precio con descuento, precio especial, current price, importe, coste, costo, tarifa, pvp, valor, presupuesto, monto, price, cost, amount, fee, budget, sale price, fare, rent, salary, salario, sueldo, cuanto cuesta, cuanto cuestan, cuanto vale, cuanto valen, cuanto sale, cuanto salen, cuanto paga, cuanto pagan, cuanto piden, cuanto cobran, cuanto ofrecen, cuanto es, cuanto esta, a cuanto, por cuanto, precio de venta, precio de compra, how much, remuneracion, wage, pay, matricula, tuition, alquiler, renta, cuota, cuantia, dotacion",
  ),
  concept(
    "areaPrice",
    "any",
    ["price"],
    "precio por metro cuadrado, precio del metro cuadrado, precio por metro, precio por m2, precio m2, price per square meter, price per square metre, price per square foot, price per square feet, price per sq meter, price per sq metre, price per sqm, price per m2, price per sq ft, price per sqft, price per ft2",
    /\/\s?(?:m[2²]|ft[2²]|sq\.?\s?ft)(?![\p{L}\d])/iu,
  ),
  concept(
    "oldPrice",
    "any",
    ["price"],
    "precio anterior, precio original, precio antes, precio de antes, precio viejo, precio tachado, precio regular, precio normal, precio de lista, precio recomendado, precio sin descuento, cuanto costaba, cuanto costaban, recommended price, old price, original price, regular price, list price, was price",
  ),
  concept(
    "discount",
    "any",
    ["percentage", "price", "text"],
    "descuento, rebaja, discount, saving, percent off, amount off, money off, price off, ahorro, cuanto ahorras, cuanto te ahorras, cuanto se ahorra, cuanto me ahorro",
    undefined,
    "oldPrice",
  ),
  concept(
    "installments",
    "any",
    ["text", "price"],
    "cuotas, cuotas sin interes, mensualidades, meses sin intereses, pago a plazos, parcelas, parcelamento, installments, monthly payments",
    /\d\s?x\s(?:de\s)?\D{0,3}\d|\d\s(?:cuotas|meses|mensualidades|pagos|plazos|parcelas|installments|payments)(?!\p{L})/iu,
    "price",
  ),
];
