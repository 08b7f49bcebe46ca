import { useEffect, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import type { ParsedResult } from "../../../domain/result-table.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { useText } from "../../language.ts";

type Problem = Extract<ParsedResult, { ok: false }>["problem"];

const messages = { "no-data": "noData", unusable: "unusable", unreadable: "unreadable" } as const;

type Props = { problem: Problem; reference: string; content: string; onRetry: () => void };

/** A saved result that cannot be shown as a table. */
export function UnusableResult({ problem, reference, content, onRetry }: Props) {
  const text = useText(tools);
  const { errors, newSearch } = text.saved;
  const isUnreadable = problem === "unreadable";
  useEffect(() => {
    if (isUnreadable) console.error(`Result ${reference} is not readable:`, content.slice(0, 500));
  }, [isUnreadable, reference, content]);
  return (
    <Banner
      tone={problem === "no-data" ? "warning" : "error"}
      msg={`saved.${messages[problem]}`}
      title={errors[messages[problem]]}
      actions={
        <>
          {isUnreadable ? (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {text.retry}
            </Button>
          ) : null}
          <LinkButton variant="secondary" size="sm" to="/dashboard">
            {newSearch}
          </LinkButton>
        </>
      }
    >
      {isUnreadable ? <TechnicalDetails reference={reference} /> : null}
    </Banner>
  );
}

function TechnicalDetails({ reference }: { reference: string }) {
  const { errors } = useText(tools).saved;
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <details>
      <summary className="link inline-flex min-h-6 items-center">{errors.technical}</summary>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span>
          {errors.reference}: <code className="break-all">{reference}</code>
        </span>
        <Button variant="quiet" size="sm" onClick={copy}>
          {isCopied ? errors.copied : errors.copy}
        </Button>
      </p>
    </details>
  );
}
