import { expect, test } from "vitest";
import { plainRows } from "../domain/extraction.ts";
import { openPage, planFromPrompt, runPlan, surveyPage } from "./index.ts";
import { snapshotOf } from "./page-fixture.ts";

const directory = `<html lang="es"><body>
<nav><ul><li><a href="/">Inicio</a></li><li><a href="/a">Acerca</a></li><li><a href="/c">Contacto</a></li></ul></nav>
<h1>Empresas de carpintería</h1>
<div class="empresa"><h3><a href="/e/1">Maderas del Norte S.L.</a></h3><p>Tel.: 944 123 456</p><p>Correo: <a href="mailto:info@maderasnorte.example.es">info@maderasnorte.example.es</a></p><span class="ciudad">Bilbao</span></div>
<div class="empresa"><h3><a href="/e/2">Carpintería Ruiz</a></h3><p>Tel.: 913 555 010</p><span class="ciudad">Madrid</span></div>
<div class="empresa"><h3><a href="/e/3">Puertas y Ventanas Gómez</a></h3><p>Tel.: 913 555 777</p><p>Correo: <a href="mailto:hola@gomez.example.es">hola@gomez.example.es</a></p><span class="ciudad">Madrid</span></div>
<footer><p>Aviso legal</p></footer></body></html>`;

const extract = (html: string, prompt: string) => {
  const page = openPage(snapshotOf(html));
  const result = runPlan(page, planFromPrompt(surveyPage(page), prompt), { recordLimit: 1_000 });
  if (!result.ok) throw new Error(result.detail);
  return { ...result.extraction, plain: plainRows(result.extraction) };
};

test("a directory becomes a table with the columns that were asked for, in that order", () => {
  const { plain, columns } = extract(
    directory,
    "Extrae la empresa, el correo, el teléfono y la ciudad de cada registro",
  );
  expect(columns.map(({ title }) => title)).toEqual(["empresa", "correo", "teléfono", "ciudad"]);
  expect(plain).toEqual([
    {
      empresa: "Maderas del Norte S.L.",
      correo: "info@maderasnorte.example.es",
      teléfono: "944 123 456",
      ciudad: "Bilbao",
    },
    { empresa: "Carpintería Ruiz", correo: null, teléfono: "913 555 010", ciudad: "Madrid" },
    { empresa: "Puertas y Ventanas Gómez", correo: "hola@gomez.example.es", teléfono: "913 555 777", ciudad: "Madrid" },
  ]);
});
