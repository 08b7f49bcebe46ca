import {
  Ban,
  Check,
  Contact,
  EyeOff,
  FlaskConical,
  Globe,
  KeyRound,
  LogIn,
  Megaphone,
  MessageSquareText,
  Quote,
  ScanLine,
  ScanSearch,
  ShieldCheck,
  ShoppingCart,
  Store,
  Truck,
} from "lucide-react";
import { Link } from "react-router";
import { features } from "../../../i18n/features.ts";
import { Badge } from "../../components/badge.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { CheckList } from "./check-list.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { Mock } from "./mock.tsx";
import { Start } from "./start.tsx";

const gridIcons = [ScanSearch, MessageSquareText, Contact, LogIn, Quote, Ban];
const audienceIcons = [Megaphone, ShoppingCart, Store, FlaskConical, Truck];
const securityIcons = [EyeOff, KeyRound, ShieldCheck, ScanLine];
/** The card about pages behind a log-in, which is a trial version. */
const betaCard = 3;

export function ScrapingPanel() {
  const text = useText(features).scraping;
  const language = useLanguage();
  const grid = text.grid.map((item, index) =>
    index === betaCard ? { ...item, badge: <Badge tone="primary">{text.beta}</Badge> } : item,
  );
  return (
    <div className="grid gap-12">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6">
          <div className="grid gap-3">
            <h2 className="text-xl md:text-2xl">{text.title}</h2>
            <p className="text-quiet">{text.text}</p>
          </div>
          <CheckList items={text.benefits} />
          <p className="rounded-md border border-inferred/35 bg-inferred-soft px-4 py-3 text-sm">{text.tip}</p>
        </div>
        <FormMock />
      </div>
      <FeatureGrid title={text.gridTitle} items={grid} icons={gridIcons} columns="sm:grid-cols-2 lg:grid-cols-3" />
      <FeatureGrid
        title={text.audienceTitle}
        items={text.audiences}
        icons={audienceIcons}
        columns="sm:grid-cols-2 lg:grid-cols-5"
      />
      <section className="grid gap-5 rounded-lg p-6 inked ring-1 ring-white/10 ring-inset md:p-8">
        <h3 className="text-lg">{text.securityTitle}</h3>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {text.security.map(({ title, text: words }, index) => {
            const Icon = securityIcons[index] ?? ShieldCheck;
            return (
              <li key={title} className="grid content-start gap-2">
                <Icon size={20} aria-hidden="true" className="text-white/75" />
                <h4 className="text-base">{title}</h4>
                <p className="text-sm text-white/75">{words}</p>
              </li>
            );
          })}
        </ul>
        <Link
          to={publicPath("/privacy", language)}
          className="justify-self-start rounded-sm text-sm underline underline-offset-4"
        >
          {text.securityLink}
        </Link>
      </section>
      <Start />
    </div>
  );
}

function FormMock() {
  const { scraping: text, tabs } = useText(features);
  const { mock } = text;
  return (
    <Mock label={mock.url} title={tabs.scraping}>
      <div className="grid gap-3">
        <p className="flex items-center gap-2 text-sm font-[600]">
          <Globe size={16} aria-hidden="true" className="text-primary" />
          {mock.url}
        </p>
        <MockField label={mock.urlLabel} value={mock.urlValue} />
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="flex items-center gap-2 text-sm font-[600]">
          {mock.login} <Badge tone="primary">{text.beta}</Badge>
          <span className="ml-auto flex h-5 w-9 items-center justify-end rounded-full bg-primary p-0.5">
            <span className="size-4 rounded-full bg-on-primary" />
          </span>
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <MockField label={mock.username} value={mock.maskedUser} />
          <MockField label={mock.password} value={mock.maskedPassword} />
        </div>
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-sm font-[600]">{mock.filters}</p>
        <ul className="grid gap-2 text-sm sm:grid-cols-2">
          {mock.filterNames.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <span className="grid size-4 place-items-center rounded-xs bg-primary text-on-primary">
                <Check size={12} strokeWidth={3} aria-hidden="true" />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Mock>
  );
}

function MockField({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-1">
      <span className="text-xs text-quiet">{label}</span>
      <span className="truncate rounded-md border border-line bg-ground px-3 py-2 text-sm">{value}</span>
    </div>
  );
}
