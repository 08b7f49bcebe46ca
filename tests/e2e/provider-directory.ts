import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { scannedPdf } from "../support/scanned-pdf.ts";

const cities = ["Guadalajara", "Lima", "Valencia"];
export const firms = Array.from({ length: 24 }, (_, i) => ({
  name: `Proveedora ${["Andina", "del Golfo", "Levante", "Pacífico"][i % 4]} ${i + 1}`,
  email: `ventas${i + 1}@proveedora.test`,
  phone: `+52 33 3615 ${String(1000 + i)}`,
  city: cities[i % cities.length]!,
}));

const cards = firms
  .map(
    ({ name, email, phone, city }) => `<article class="proveedor"><h2>${name}</h2>
<p class="ciudad">${city}</p><p>Tel.: ${phone}</p><a href="mailto:${email}">${email}</a></article>`,
  )
  .join("\n");

const page = `<!doctype html><html lang="es"><head><title>Directorio de proveedores</title></head><body>
<nav><ul><li><a href="/">Inicio</a></li><li><a href="/ferias">Ferias</a></li><li><a href="/contacto">Contacto</a></li></ul></nav>
<main><h1>Directorio de proveedores</h1>${cards}</main><footer><a href="/aviso">Aviso legal</a></footer></body></html>`;

export const pricedArticles = 260;
const priceList = `<!doctype html><html lang="es"><head><title>Tarifa</title></head><body><main><h1>Tarifa</h1>
<table><tr><th>Artículo</th><th>Precio</th></tr>${Array.from(
  { length: pricedArticles },
  (_, i) => `<tr><td>Tornillo ${i + 1}</td><td>${i + 2},50 €</td></tr>`,
).join("\n")}</table></main></body></html>`;

const regions = ["Amazonas", "Áncash", "Arequipa", "Cusco", "Lima", "Piura", "Puno", "Tacna"];
export const indicators = Array.from({ length: 20 }, (_, i) => `Indicador ${i + 1}`);
const wideTable = `<!doctype html><html lang="es"><head><title>${"Indicadores regionales ".repeat(16)}</title></head><body><main>
<h1>Indicadores</h1><table><tr><th>Región</th>${indicators.map((name) => `<th>${name}</th>`).join("")}</tr>${regions
  .map(
    (name, row) => `<tr><td>${name}</td>${indicators.map((_, i) => `<td>${row * 1000 + i * 37}</td>`).join("")}</tr>`,
  )
  .join("\n")}</table></main></body></html>`;

export const awkwardNames = ["=cmd|'/c calc'!A0", "+1+1", "-1", "@SUM(A1)", "😀 خبز", "x".repeat(33_000)];
const awkward = `<!doctype html><html lang="es"><head><title>Rarezas</title></head><body><main><h1>Rarezas</h1>
<table><tr><th>Nombre</th><th>Precio</th><th>Alta</th><th>Web</th></tr>${awkwardNames
  .map(
    (name, i) =>
      `<tr><td>${name}</td><td>${i + 1}.234,50 €</td><td>${13 + i}/1/2026</td><td>https://ejemplo.com/${i}</td></tr>`,
  )
  .join("\n")}</table></main></body></html>`;

const standings = `<!doctype html><html lang="es"><head><title>Clasificación</title></head><body><main><h1>Liga</h1>
<table><tr><th>Equipo</th><th><abbr title="Partidos jugados">PJ</abbr></th><th><abbr title="Puntos">Pts</abbr></th></tr>
${firms
  .slice(0, 6)
  .map(({ city }, i) => `<tr><td>Unión ${city} ${i + 1}</td><td>${12 + i}</td><td>${40 - 3 * i}</td></tr>`)
  .join("\n")}</table></main></body></html>`;

const logIn = `<!doctype html><html lang="es"><head><title>Socios</title></head><body><main><h1>Accede a tu cuenta</h1>
<form method="post" action="/entrar"><p><label>Correo <input type="email" name="correo"></label></p>
<p><label>Contraseña <input type="password" name="clave"></label></p><button>Entrar</button></form></main></body></html>`;

/** One more each time it is read. */
const newsAt = (
  visit: number,
): string => `<!doctype html><html lang="es"><head><title>Novedades</title></head><body><main><h1>Novedades</h1><table>
<tr><th>Modelo</th><th>Marca</th><th>Precio</th></tr>${Array.from(
  { length: 4 + visit },
  (_, i) => `<tr><td>Taladro T${i}</td><td>${["Roca", "Sierra"][i % 2]}</td><td>S/ ${40 + i}.90</td></tr>`,
).join("\n")}</table></main></body></html>`;

const pages = new Map([
  ["/acceso", logIn],
  ["/entrar", logIn],
  ["/rarezas", awkward],
  ["/directorio", page],
  ["/tarifa", priceList],
  ["/indicadores", wideTable],
  ["/clasificacion", standings],
]);

/** A directory of suppliers, and a long list of prices and a wide table beside it, as a site serves them, on the port that the server under test may reach. */
export async function openDirectory(): Promise<{ url: string; server: Server }> {
  const port = Number(process.env.E2E_PAGES_PORT);
  let visits = 0;
  const server = createServer((request, response) => {
    if (request.url === "/imagen") return response.setHeader("content-type", "image/png").end("\u0089PNG");
    if (request.url === "/escaneado.pdf")
      return response.setHeader("content-type", "application/pdf").end(scannedPdf());
    if (request.url === "/averiada") return response.writeHead(500).end();
    const found = request.url === "/novedades" ? newsAt(visits++) : pages.get(request.url ?? "");
    if (found === undefined) return response.writeHead(404).end();
    return response.setHeader("content-type", "text/html; charset=utf-8").end(found);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}/directorio`, server };
}

/** Gives `work` the origin of the directory's site, which is closed afterwards whatever happens. */
export async function withPages(work: (origin: string) => Promise<void>): Promise<void> {
  const { url, server } = await openDirectory();
  try {
    await work(new URL(url).origin);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}
