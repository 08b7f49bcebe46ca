import { type SubmitEvent, useRef, useState } from "react";
import { typedCode } from "../../../domain/typed-code.ts";
import { tools } from "../../../i18n/tools.ts";
import { AllowanceLeft } from "../../components/allowance-left.tsx";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useText } from "../../language.ts";

export type ResearchFields = { readonly name: string; readonly code: string };

type Props = {
  fields: ResearchFields;
  onChange: (fields: ResearchFields) => void;
  isRunning: boolean;
  onSubmit: (fields: ResearchFields) => void;
};

export function ResearchForm({ fields, onChange, isRunning, onSubmit }: Props) {
  const text = useText(tools).research;
  const [isRefused, setRefused] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const lacksName = fields.name.trim() === "";
  const isNoCode = fields.code.trim() !== "" && typedCode(fields.code) === null;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isRunning) return;
    setRefused(lacksName || isNoCode);
    if (lacksName) name.current?.focus();
    else if (isNoCode) code.current?.focus();
    else onSubmit(fields);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          ref={name}
          name="productName"
          label={text.productName}
          placeholder={text.productNamePlaceholder}
          value={fields.name}
          onChange={({ target }) => onChange({ ...fields, name: target.value })}
          error={isRefused && lacksName ? { text: text.errors.nameRequired, msg: "research.nameRequired" } : null}
          maxLength={200}
          readOnly={isRunning}
          required
          autoComplete="off"
        />
        <TextField
          ref={code}
          name="productCode"
          label={text.productCode}
          isOptional
          hint={text.productCodeHint}
          placeholder="0804.40"
          value={fields.code}
          onChange={({ target }) => onChange({ ...fields, code: target.value })}
          error={isRefused && isNoCode ? { text: text.errors.codeInvalid, msg: "research.codeInvalid" } : null}
          maxLength={20}
          readOnly={isRunning}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" isPending={isRunning} pendingLabel={text.processing}>
          <span className="capitalised">{text.submit}</span>
        </Button>
        <AllowanceLeft kind="reports" />
        {isRunning ? null : (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
            {text.examples}
            {text.exampleList.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => onChange({ name: example, code: "" })}
                className="link min-h-6"
              >
                {example}
              </button>
            ))}
          </p>
        )}
      </div>
    </form>
  );
}
