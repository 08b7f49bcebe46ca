import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const page = `<html lang="es"><title>Hornillo | Tienda</title><body><h1>Hornillo</h1><b class="price">31,75 €</b>
  <p>SKU: H-20</p><p>Peso: 2 kg</p><p>Marca: Andes</p><p>En stock</p><button>Añadir al carrito</button>
  <h2>Productos relacionados</h2><div>${["Olla", "Sartén", "Cazo", "Taza"]
    .map(
      (name, i) =>
        `<div class="card"><a href="/${i}">${name} de aluminio</a><p>Con tapa y asa</p><b>${i + 4},00 €</b></div>`,
    )
    .join("")}</div></body></html>`;

test.each([
  ["nombre y precio", 1],
  ["productos relacionados: nombre y precio", 4],
  ["nombre y precio de los productos relacionados", 4],
  ["nombre y precio de cada producto", 4],
])("beside one thing, a list is given where the prompt calls it or asks of each: %s", (prompt, count) => {
  expect(extract(page, prompt).rows).toHaveLength(count);
});
