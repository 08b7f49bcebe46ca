import { Check, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useState } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { TextArea } from "../../components/text-area.tsx";
import { isUnderstood, sampleOfUntold } from "../../components/website-result/telling-words.ts";
import { useLanguage, useText } from "../../language.ts";
import { askedColumns, toggleColumn } from "./compose-prompt.ts";

type Props = {
  prompt: string;
  onChange: (prompt: string) => void;
  onSubmit: (prompt: string) => void;
  set: RecordSetSummary | null;
  promptsLeft: number;
  isRunning: boolean;
  promptRef: Ref<HTMLTextAreaElement>;
};

const chipsShown = 12;
const columnsOfExample = 3;

/** The prompt, with chips that write it. */
export function PromptForm({ prompt, onChange, onSubmit, set, promptsLeft, isRunning, promptRef }: Props) {
  const text = useText(tools).prompt;
  const language = useLanguage();
  const [isRefused, setRefused] = useState(false);
  const isEmpty = prompt.trim() === "";
  const shown = set?.fields.slice(0, set.shown) ?? [];
  const columns = [...new Set(shown.map(({ name }) => name))].slice(0, chipsShown);
  const samples = new Map(shown.toReversed().map((field) => [field.name, sampleOfUntold(field)] as const));
  const telling = shown.filter(isUnderstood).map(({ name }) => name);
  const example = [...new Set([...columns.slice(0, 1), ...telling])].slice(0, columnsOfExample);
  const asked = askedColumns(prompt, columns);
  const list = new Intl.ListFormat(language);
  const compose = (names: readonly string[]): string => text.compose(list.format(names));

  const submit = (): void => {
    if (isRunning) return;
    setRefused(isEmpty);
    if (!isEmpty) onSubmit(prompt.trim());
  };
  const submitWithKeys = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
  };

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4"
    >
      <TextArea
        ref={promptRef}
        name="prompt"
        label={text.label}
        placeholder={example.length > 0 ? text.example(compose(example)) : text.placeholder}
        value={prompt}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={submitWithKeys}
        error={isRefused && isEmpty ? { text: text.errors.promptRequired, msg: "prompt.promptRequired" } : null}
        rows={3}
        maxLength={4_000}
        readOnly={isRunning}
        required
      />
      {columns.length > 0 ? (
        <Chips label={text.columns}>
          {columns.map((column) => {
            const isAsked = asked.includes(column);
            const Icon = isAsked ? Check : Plus;
            return (
              <button
                key={column}
                type="button"
                aria-pressed={isAsked}
                disabled={isRunning}
                onClick={() => onChange(toggleColumn(prompt, column, columns, compose))}
                className={chipStyle(isAsked)}
              >
                <Icon size={14} aria-hidden="true" className="shrink-0" />
                {column}
                {samples.get(column) ? (
                  <span className="truncate text-xs text-quiet">{samples.get(column)}</span>
                ) : null}
              </button>
            );
          })}
        </Chips>
      ) : null}
      <Chips label={text.templates}>
        {text.templateList.map((template) => (
          <button
            key={template.name}
            type="button"
            disabled={isRunning}
            onClick={() => onChange(template.prompt)}
            className={chipStyle(prompt.trim() === template.prompt)}
          >
            {template.name}
          </button>
        ))}
      </Chips>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isPending={isRunning} pendingLabel={text.processing}>
          {text.submit}
        </Button>
        <p className="text-xs text-quiet">{text.promptsLeft(promptsLeft)}</p>
      </div>
    </form>
  );
}

const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className="grid gap-x-2 gap-y-1.5 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
    <span className="text-xs text-quiet sm:leading-8">{label}</span>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);

const chipStyle = (isOn: boolean): string =>
  classNames(
    "inline-flex min-h-8 max-w-60 items-center gap-1.5 truncate rounded-full border px-3 text-sm transition-colors",
    isOn ? "border-primary bg-primary-soft text-primary" : "border-line bg-surface text-ink hover:border-edge",
  );
