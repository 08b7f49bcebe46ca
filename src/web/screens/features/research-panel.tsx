import { CircleHelp, Columns3, ListTree, PieChart, Scale, Tags } from "lucide-react";
import { features } from "../../../i18n/features.ts";
import { useText } from "../../language.ts";
import { CheckList } from "./check-list.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { Mock } from "./mock.tsx";
import { Start } from "./start.tsx";

// The figures of the example, as specified: they describe no real product.
const trends = [75, 60, 85];
const competitors = [32, 28, 24, 16];
const opportunity = 87;
const gridIcons = [Columns3, Tags, ListTree, PieChart, Scale, CircleHelp];
const competitorColours = ["bg-primary", "bg-primary/70", "bg-primary/45", "bg-edge/50"];

export function ResearchPanel() {
  const text = useText(features).research;
  return (
    <div className="grid gap-12">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6">
          <div className="grid gap-3">
            <h2 className="text-xl md:text-2xl">{text.title}</h2>
            <p className="text-quiet">{text.text}</p>
          </div>
          <CheckList items={text.benefits} />
        </div>
        <AnalysisMock />
      </div>
      <FeatureGrid title={text.gridTitle} items={text.grid} icons={gridIcons} columns="sm:grid-cols-2 lg:grid-cols-3" />
      <Start />
    </div>
  );
}

function AnalysisMock() {
  const { research, tabs } = useText(features);
  const text = research.mock;
  const title = tabs.research;
  return (
    <Mock label={text.label} title={title}>
      <div className="grid gap-3">
        <p className="text-sm font-[600]">{text.trends}</p>
        {text.trendNames.map((name, index) => (
          <div key={name} className="grid grid-cols-[5.5rem_1fr_2.75rem] items-center gap-3 text-sm">
            <span className="text-quiet">{name}</span>
            <span className="h-2.5 rounded-full bg-sunken">
              <span className="block h-2.5 rounded-full bg-primary" style={{ width: `${trends[index]}%` }} />
            </span>
            <span className="tabular text-right font-[550]">{trends[index]}%</span>
          </div>
        ))}
      </div>
      <div className="grid gap-3">
        <p className="text-sm font-[600]">{text.competitors}</p>
        <div className="flex h-3 gap-0.5 overflow-hidden rounded-full">
          {text.competitorNames.map((name, index) => (
            <span key={name} className={competitorColours[index]} style={{ width: `${competitors[index]}%` }} />
          ))}
        </div>
        <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
          {text.competitorNames.map((name, index) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`size-2.5 rounded-sm ${competitorColours[index]}`} />
              <span className="text-quiet">{name}</span>
              <span className="tabular ml-auto font-[550]">{competitors[index]}%</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-5">
        <p className="text-sm font-[600]">{text.opportunity}</p>
        <p className="grid justify-items-end sm:flex sm:items-baseline sm:gap-3">
          <span className="tabular font-heading text-2xl font-[650] text-found">{opportunity}%</span>
          <span className="text-sm font-[550] text-found">{text.potential}</span>
        </p>
      </div>
    </Mock>
  );
}
