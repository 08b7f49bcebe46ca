import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const flats = [
  "Ático con terraza",
  "Piso junto al metro",
  "Estudio reformado",
  "Dúplex en el puerto",
  "Casa con patio",
];
const page = `<html lang="es"><body><main><h1>Alquileres</h1>${flats
  .map(
    (
      flat,
      i,
    ) => `<article><div><a href="/alquiler/piso/${i + 71}"><div><img src="/fotos/${i + 71}.jpg"></div><span>Más fotos</span></a></div>
      <div><span><span>${flat}</span></span><div><a href="/buscar?operacion=renta&amp;estacion=${i >> 1}"><div>Estación ${["Norte", "Sur", "Delicias"][i >> 1]}</div></a></div>
      <b>${650 + i * 40} €/mes</b></div></article>`,
  )
  .join("")}</main></body></html>`;

test("the link on a picture of its own is that of the record, though it reads the same in all, and a station is no price", () => {
  const { plain } = extract(page, "nombre, precio y enlace");
  expect(plain[1]).toMatchObject({ nombre: "Piso junto al metro", enlace: "https://www.ejemplo.es/alquiler/piso/72" });
  expect(String(plain[1]?.["precio"])).toContain("690");
});
