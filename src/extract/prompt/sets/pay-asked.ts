import { fold } from "../../../domain/text.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import type { AskedColumn } from "../parsing/asked.ts";

const pay = /^(?:salarios?|sueldos?|salary|salaries|wages?|remuneracion(?:es)?|paga|pay)$/;
/** What pages and prompts about those who are paid say of them, in the languages of labels. */
const ofWork =
  /(?<!\p{L})(?:jobs?|careers?|hiring|work|employ|emplea|emplois?|recruit|vacan|positions?|roles?|empleo|trabaj|puesto|cargos?|oferta|convocatoria|concurso|postula|contrat|profesion|personal|plantilla|funcionari|jugador|player|roster|stellen|arbeit|vagas?|lavor|offre|praca|salar|sueldo|wage|pay|remunerac|retribu|honorario|nomina|alcald|concejal|diputad|minist|council|staff|ingresos|earn|compensation)/u;
/** The same in what a page calls the parts of a record, and in where its links lead. */
const inRecords = /(?<![a-z])(?:jobs?|salar|sueldo|wage|empleo|vacan|career|stellen|emploi|vagas?)/i;
const worked: ReadonlySet<string> = new Set(["job", "company", "position", "person"]);

const isPay = ({ title }: AskedColumn): boolean => pay.test(fold(title).trim());

/** "Título y salario" of goods: what these cost is no pay, so that only a column of that name answers. */
export function withoutPayOfGoods(
  columns: readonly AskedColumn[],
  {
    prompt,
    pageSays,
    sets,
  }: { readonly prompt: string; readonly pageSays: string; readonly sets: readonly RecordSet[] },
): readonly AskedColumn[] {
  if (!columns.some(isPay) || columns.some(({ concept }) => worked.has(concept?.id ?? ""))) return columns;
  const others = fold(prompt).replace(/\p{L}+/gu, (word) => (pay.test(word) ? " " : word));
  if (ofWork.test(others) || ofWork.test(fold(pageSays)) || sets.some(areOfWork)) return columns;
  return columns.map((column) => (isPay(column) ? { ...column, concept: null } : column));
}

const areOfWork = ({ fields }: RecordSet): boolean =>
  fields.some(({ name, path, type, samples }) =>
    [name, path, ...(type === "url" ? samples : [])].some((text) => inRecords.test(text)),
  );
