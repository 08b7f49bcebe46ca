import { Info } from "lucide-react";
import type { SubmitEvent } from "react";
import { tools } from "../../../i18n/tools.ts";
import { AllowanceLeft } from "../../components/allowance-left.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Switch } from "../../components/switch.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useText } from "../../language.ts";
import { LoginFields } from "./login-fields.tsx";
import { PromptExamples } from "./prompt-examples.tsx";
import type { WebsiteForm as Form } from "./use-website-form.ts";

/** The address, the log-in where the site wants one, and what could be asked of the page. */
export function WebsiteForm({ form }: { form: Form }) {
  const words = useText(tools).website;
  const { isRunning } = form;
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          form.submit();
        }}
        className="grid gap-5"
      >
        <AddressField form={form} />
        <Switch
          label={
            <span className="flex items-center gap-2">
              {words.loginSwitch}
              <Badge tone="primary">{words.beta}</Badge>
            </span>
          }
          isOn={form.needsLogin}
          onChange={form.setNeedsLogin}
          isDisabled={isRunning}
        />
        {form.needsLogin ? (
          <LoginFields
            login={form.login}
            onChange={form.setLogin}
            isRefused={form.isRefused}
            isRunning={isRunning}
            nameRef={form.loginNameField}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isPending={isRunning} pendingLabel={words.processing}>
            <span className="capitalised">{words.submit}</span>
          </Button>
          <AllowanceLeft kind="scrapes" />
        </div>
        {isRunning ? null : (
          <>
            <PromptExamples chosen={form.wanted} onChoose={form.setWanted} />
            <p className="flex gap-2 border-t border-line pt-4 text-sm text-quiet">
              <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
              {words.tip}
            </p>
          </>
        )}
      </form>
    </Card>
  );
}

const said = { invalid: "urlInvalid", several: "oneUrl", "names-person": "urlNamesPerson" } as const;

function AddressField({ form }: { form: Form }) {
  const words = useText(tools).website;
  const { urlField, typed, setTyped, keepPastedLines, problem, isRunning } = form;
  return (
    <div className="grid gap-2">
      <TextField
        ref={urlField}
        name="url"
        label={words.url}
        placeholder={words.urlPlaceholder}
        hint={words.onlyThisPage}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={keepPastedLines}
        error={problem ? { text: words.errors[said[problem.problem]], msg: `website.${said[problem.problem]}` } : null}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isRunning}
        required
      />
      {problem === null || problem.problem === "invalid" ? null : (
        <p>
          <Button variant="secondary" size="sm" onClick={() => setTyped(problem.instead)}>
            {problem.problem === "several" ? words.errors.useFirst : words.errors.leaveOutPerson}
          </Button>
        </p>
      )}
    </div>
  );
}
