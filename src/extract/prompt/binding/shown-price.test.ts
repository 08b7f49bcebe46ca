import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const phones = ["Norte 13", "Norte 13 Mini", "Sur X", "Sur XL", "Delta 5"];
const page = `<html lang="ru"><body><main>${phones
  .map(
    (name, i) => `<div class="i"><h3 itemprop="name"><a href="/t/${i}">${name}</a></h3><div itemprop="offers"><p>
      <meta itemprop="price" content="${41000 + i * 500}"><meta itemprop="priceCurrency" content="RUB">
      <span>${41 + (i >> 1)} ${i % 2 === 0 ? "000" : "500"} ₽</span></p></div></div>`,
  )
  .join("")}</main></body></html>`;

test("a price is that which is shown with its currency rather than its figures for machines", () => {
  expect(extract(page, "nombre y precio").rows.map(([, price]) => price?.raw)).toEqual(
    phones.map((_, i) => `${41 + (i >> 1)} ${i % 2 === 0 ? "000" : "500"} ₽`),
  );
});
