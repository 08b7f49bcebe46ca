/** Pages written for tests: the text is the project's own. */

const menu = `<nav><ul>${["Inicio", "Catálogo", "Servicios", "Noticias", "Blog", "Ayuda", "Contacto"].map((name, i) => `<li><a href="/m${i}">${name}</a></li>`).join("")}</ul></nav>`;
const page = (body: string, head = ""): string =>
  `<!doctype html><html lang="es"><head><title>Página de prueba</title>${head}</head><body>${menu}${body}<footer><p>Aviso legal · Política de privacidad</p></footer></body></html>`;

export const companies = [
  { name: "Maderas del Norte S.L.", phone: "944 123 456", email: "info@maderasnorte.example.es", city: "Bilbao" },
  { name: "Carpintería Ruiz", phone: "913 555 010", email: null, city: "Madrid" },
  { name: "Puertas y Ventanas Gómez", phone: "913 555 777", email: "hola@gomez.example.es", city: "Madrid" },
  { name: "Muebles Artesanos Vidal", phone: "963 222 111", email: "taller@vidal.example.es", city: "Valencia" },
];

export const directory = page(
  `<h1>Empresas de carpintería</h1>${companies
    .map(
      ({ name, phone, email, city }, i) =>
        `<div class="empresa"><h3><a href="/e/${i + 1}">${name}</a></h3><p>Tel.: ${phone}</p>${email ? `<p>Correo: <a href="mailto:${email}">${email}</a></p>` : ""}<span class="ciudad">${city}</span></div>`,
    )
    .join("")}`,
);

export const products = [
  { name: "Silla de roble Atlántico", price: "89,90 €", rating: "4,5/5" },
  { name: "Mesa plegable Cantábrico", price: "149,00 €", rating: "4,1/5" },
  { name: "Lámpara de mimbre Duero", price: "35,50 €", rating: "3,9/5" },
  { name: "Estantería de pino Ebro", price: "1.210,00 €", rating: "4,8/5" },
  { name: "Banco de teca Miño", price: "240,00 €", rating: "4,0/5" },
];

export const shop = page(
  `<main><h1>Muebles</h1><ul class="products">${products
    .map(
      ({ name, price, rating }, i) =>
        `<li class="product ${i % 2 ? "odd" : "even"}"><a href="/p/${i + 1}"><img src="/img/${i + 1}.jpg" alt="${name}"><h2 class="product-title">${name}</h2></a><div class="rating">${rating}</div><span class="price">${price}</span></li>`,
    )
    .join("")}</ul></main>`,
);

export const tenders = page(
  `<h1>Licitaciones abiertas</h1><table><caption>Obras y servicios</caption><tr><th>Expediente</th><th>Objeto del contrato</th><th>Importe</th><th>Fecha límite</th></tr>
<tr><td>OB-2026/014</td><td><a href="/l/14">Reforma del mercado municipal</a></td><td>1.250.000,00 €</td><td>15/04/2026</td></tr>
<tr><td>SE-2026/021</td><td><a href="/l/21">Limpieza de colegios públicos</a></td><td>310.500,00 €</td><td>02/05/2026</td></tr>
<tr><td>SU-2026/033</td><td><a href="/l/33">Suministro de luminarias LED</a></td><td>98.700,50 €</td><td>28/03/2026</td></tr></table>`,
);

export const groupedFirms = page(
  `<h1>Socios</h1>${[
    ["Álava", ["Forja Urkiola", "Cristales Zadorra"]],
    ["Burgos", ["Hornos Arlanzón", "Textiles Pisuerga", "Quesos La Bureba", "Moldes Castilla"]],
    ["Cádiz", ["Conservas Barbate"]],
  ]
    .map(
      ([province, firms]) =>
        `<section><h2>${String(province)}</h2><ul>${(firms as string[]).map((firm, i) => `<li><b>${firm}</b><br>Calle Mayor ${i + 3}<br>Tel.: 945 10 20 3${i}</li>`).join("")}</ul></section>`,
    )
    .join("")}`,
);

export const events = page(
  `<h1>Agenda</h1><dl><dt>Feria del libro</dt><dd>12 de abril de 2026, Plaza Mayor</dd><dt>Concierto de primavera</dt><dd>18 de abril de 2026, Auditorio</dd><dt>Mercado de artesanía</dt><dd>3 de mayo de 2026, Paseo del Río</dd><dt>Ruta de senderismo</dt><dd>9 de mayo de 2026, Sierra Norte</dd></dl>`,
);

export const listing = page(
  `<h1>Sentencias</h1><pre>
<a href="/s/1.pdf">24-0117</a>   12/01/2026  Torres contra Ayuntamiento de Lerma
   Sala Primera

<a href="/s/2.pdf">24-0233</a>   19/01/2026  Ibáñez contra Transportes Duero
   Sala Segunda

<a href="/s/3.pdf">24-0301</a>   26/01/2026  Comunidad de Regantes contra Molina
   Sala Primera
</pre>`,
);

export const linkedData = page(
  `<p>Cargando…</p>`,
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@graph": products.map(({ name, price }, i) => ({
      "@type": "Product",
      name,
      url: `https://www.ejemplo.es/p/${i + 1}`,
      offers: { "@type": "Offer", price: price.replace(/[^\d,]/g, "").replace(",", "."), priceCurrency: "EUR" },
    })),
  })}</script>`,
);

export const embeddedState = page(
  `<div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { list: companies.map(({ name, city }) => ({ name, city })) } })}</script>`,
);

export const contactPage = page(
  `<h1>Contacto</h1><h2>Oficina central</h2><p>Teléfono: 944 123 456 · Correo: central@ejemplo.es</p><h2>Delegación Sur</h2><p>Llámanos al 954 777 888 o escribe a <a href="mailto:sur@ejemplo.es">nosotros</a></p>`,
);

export const productPage = page(
  `<h1>Silla de roble Atlántico</h1><table><tr><th>Precio</th><td>89,90 €</td></tr><tr><th>Referencia</th><td>SR-1042</td></tr><tr><th>Peso</th><td>6,5 kg</td></tr></table>`,
);

/** A page of `count` product cards. */
export const longShop = (count: number): string =>
  page(
    `<ul>${Array.from({ length: count }, (_, i) => `<li class="item"><h2><a href="/p/${i}">Artículo número ${i} de la colección</a></h2><p class="price">${(i % 90) + 10},50 €</p><p class="sku">Ref. AB-${10_000 + i}</p></li>`).join("")}</ul>`,
  );

/** Entries that hold lists, two levels of them: what stands above a firm is the first words of an entry. */
const nestedEntries = page(
  `<h1>Sucursales</h1><ul>${["Galicia", "Aragón", "Murcia"]
    .map(
      (region) =>
        `<li>${region} (España)<ul>${["norte", "sur"].map((part) => `<li>Zona ${part} de ${region}<ul>${[1, 2, 3].map((i) => `<li><b>Sucursal ${region} ${part} ${i}</b><br>Tel.: 944 123 45${i}</li>`).join("")}</ul></li>`).join("")}</ul></li>`,
    )
    .join("")}</ul>`,
);

export const allPages = {
  nestedEntries,
  directory,
  shop,
  tenders,
  groupedFirms,
  events,
  listing,
  linkedData,
  embeddedState,
  contactPage,
  productPage,
};
