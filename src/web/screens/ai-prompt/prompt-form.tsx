import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { TextArea } from "../../components/text-area.tsx";
import { useText } from "../../language.ts";

type Props = {
  prompt: string;
  onChange: (prompt: string) => void;
  onSubmit: (prompt: string) => void;
  /** What a prompt may look like. */
  example: string;
  promptsLeft: number;
  isRunning: boolean;
  promptRef: Ref<HTMLTextAreaElement>;
};

/** The prompt, with templates that write it. */
export function PromptForm({ prompt, onChange, onSubmit, example, promptsLeft, isRunning, promptRef }: Props) {
  const text = useText(tools).prompt;
  const [isRefused, setRefused] = useState(false);
  const isEmpty = prompt.trim() === "";
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
        placeholder={example}
        value={prompt}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={submitWithKeys}
        error={isRefused && isEmpty ? { text: text.errors.promptRequired, msg: "prompt.promptRequired" } : null}
        rows={3}
        maxLength={4_000}
        readOnly={isRunning}
        required
      />
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
        <kbd
          aria-hidden="true"
          className="ml-auto hidden rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-quiet pointer-fine:lg:inline"
        >
          {isApple ? "⌘" : "Ctrl"} ↵
        </kbd>
      </div>
    </form>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

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
