import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { isUnderstood } from "../../components/website-result/telling-words.ts";
import { useLanguage, useText } from "../../language.ts";
import { askedColumns, toggleColumn } from "./compose-prompt.ts";

const columnsOfExample = 3;

export type PromptColumns = ReturnType<typeof usePromptColumns>;

/** The columns of a record set that a prompt can ask for, those that it does, and a prompt as an example. */
export function usePromptColumns(set: RecordSetSummary | null, prompt: string, onChange: (prompt: string) => void) {
  const text = useText(tools).prompt;
  const list = new Intl.ListFormat(useLanguage());
  const compose = (names: readonly string[]): string => text.compose(list.format(names));
  const fields = [
    ...new Map((set?.fields.slice(0, set.shown) ?? []).toReversed().map((field) => [field.name, field])).values(),
  ].toReversed();
  const names = fields.map(({ name }) => name);
  const telling = fields.filter(isUnderstood).map(({ name }) => name);
  const example = [...new Set([...names.slice(0, 1), ...telling])].slice(0, columnsOfExample);
  return {
    fields,
    asked: askedColumns(prompt, names),
    toggle: (name: string): void => onChange(toggleColumn(prompt, name, names, compose)),
    example: example.length > 0 ? text.example(compose(example)) : text.placeholder,
  };
}
