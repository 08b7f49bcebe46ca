import { expect, test } from "vitest";
import { extract } from "../../../page-fixture.ts";

const models = ["TX54", "Kv-2", "M3", "BT-7", "SU-85", "IS-3", "Pz-38", "T-34"];

const ranking = `<html lang="ru"><body><main><table>
  <thead><tr><th>Бронетехника</th><th>Тип</th><th>Нация</th><th>Уровень</th><th>Боев</th><th>Процент побед</th></tr></thead>
  <tbody>${models
    .map(
      (model, i) => `<tr><td><a href="/m/${model}">${model}</a></td><td>${["ЛТ", "СТ", "ТТ"][i % 3]}</td>
        <td>${["PL", "CZ", "IT"][i % 3]}</td><td>${3 + (i % 6)}</td><td>${i * 31 + 12}</td>
        <td><span title="У других ${40 + i}, у лучших ${70 + i}">${50 + i},2%</span></td></tr>`,
    )
    .join("")}</tbody></table></main></body></html>`;

test("what shows over the cells of another column is not what the records are called", () => {
  for (const first of ["tank", "the name or title"]) {
    const { plain } = extract(ranking, `${first}, type, nation, level, battles and win rate`);
    expect(plain.map((row) => Object.values(row)[0])).toEqual(models);
  }
});
