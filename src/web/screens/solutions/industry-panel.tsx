import { Check } from "lucide-react";
import { solutions } from "../../../i18n/solutions.ts";
import { Badge } from "../../components/badge.tsx";
import { StartButton } from "../../components/start-button.tsx";
import { useText } from "../../language.ts";
import { IndustrySample } from "./industry-sample.tsx";

export function IndustryPanel({ id }: { id: string }) {
  const text = useText(solutions);
  const industry = text.industries.find((candidate) => candidate.id === id);
  if (!industry) return null;
  const { title, description, benefits, caseStudy, figures, workflow } = industry;
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6">
          <div className="grid gap-3">
            <h2 className="text-xl md:text-2xl">{title}</h2>
            <p className="text-quiet">{description}</p>
          </div>
          <div className="grid gap-3">
            <h3 className="text-base">{text.benefitsTitle}</h3>
            <ul className="grid gap-2.5">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2.5 text-pretty">
                  <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-found" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <StartButton size="lg" className="justify-self-start">
            {text.signup}
          </StartButton>
        </div>
        <IndustrySample id={id} />
      </div>
      <section className="grid gap-4">
        <h3 className="text-base">{text.workflowTitle}</h3>
        <ol className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {workflow.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.25rem_1fr] items-baseline gap-x-3 gap-y-2 bg-surface p-5 max-sm:py-3.5 sm:block"
            >
              <span className="tabular font-heading text-lg font-[650] text-primary">{index + 1}</span>
              <p className="text-sm sm:mt-2">{step}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-6 rounded-lg border border-line bg-ground p-6 md:p-8 lg:grid-cols-2 lg:items-center lg:gap-12">
        <div className="grid content-start gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <h3 className="text-base">{text.caseTitle}</h3>
            <Badge tone="inferred">{text.illustrative}</Badge>
          </div>
          <p className="font-heading text-lg font-[650] text-balance">{caseStudy}</p>
          <p className="text-xs text-quiet">{text.illustrativeNote}</p>
        </div>
        <dl className="grid grid-cols-2 gap-6">
          {figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1 border-l-2 border-inferred/40 pl-4">
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="tabular font-heading text-2xl font-[650]">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
