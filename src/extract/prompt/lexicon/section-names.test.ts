import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";
import { isSection, sectionsCalled } from "../lexicon/section-names.ts";

test.each([
  ["preguntas frecuentes con su respuesta", "FAQs", true],
  ["quiero una tabla con los productos relacionados", "You may also like…", true],
  ["lista de accesorios", "Choose your add-ons", true],
  ["casos de éxito", "Case studies", true],
  ["beneficios", "Benefits of the plan", true],
  ["opiniones de clientes", "Customer Reviews", true],
  ["the team", "Nuestro equipo", true],
  ["servicios de consultoría", "Cyber Security Consulting Services", false],
  ["precio y opiniones", "Customer Reviews", false],
  ["casos de uso", "Case studies", false],
  ["casos de uso", "", false],
])("«%s» asks for the section «%s»: %s", (prompt, heading, expected) => {
  expect(isSection(heading, sectionsCalled([prompt]))).toBe(expected);
});

const names = ["Olla", "Sartén", "Cazo", "Taza"];
const section = (heading: string, items: readonly string[]): string =>
  `<h2>${heading}</h2><div>${items.join("")}</div>`;
const card = (title: string, text: string): string => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
const page = `<html lang="en"><title>Camp Stove | Shop</title><body><main><h1>Camp Stove</h1><b class="price">$31.75</b>
  <p>SKU: H-20</p><p>Weight: 2 kg</p><p>Brand: Andes</p><p>In stock</p><button>Add to cart</button>
  ${section(
    "Benefits",
    names.map((name) => card(`${name} ready`, `It takes a ${name} of any size without a change of the burner.`)),
  )}
  ${section(
    "You may also like",
    names.map((name, i) => `<div class="other"><a href="/${i}">${name}</a><b>$${i + 4}.00</b></div>`),
  )}
  ${section(
    "Frequently asked questions",
    ["Is it safe?", "Does it fold?", "Which gas?", "Is it heavy?"].map((question, i) =>
      card(question, `It is as the answer number ${i + 1} says it is.`),
    ),
  )}</main></body></html>`;

test.each([
  ["preguntas frecuentes y respuestas", ["Is it safe?", "It is as the answer number 1 says it is."]],
  ["productos relacionados con precio", ["Olla", "$4.00"]],
  ["productos relacionados con su precio", ["Olla", "$4.00"]],
  ["ventajas con su descripción", ["Olla ready", "It takes a Olla of any size without a change of the burner."]],
])("the list under the heading that a prompt names in another language: %s", (prompt, first) => {
  const { plain } = extract(page, prompt);
  expect(plain).toHaveLength(4);
  expect(Object.values(plain[0] ?? {}).slice(0, 2)).toEqual(first);
});
