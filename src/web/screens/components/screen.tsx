import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Choice } from "../../components/choice.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Logo, LogoMark } from "../../components/logo.tsx";
import { Menu } from "../../components/menu.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Popover } from "../../components/popover.tsx";
import { Sounding } from "../../components/sounding.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { Switch } from "../../components/switch.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { TextField } from "../../components/text-field.tsx";
import { Tooltip } from "../../components/tooltip.tsx";
import { TrustMark, type TrustBasis } from "../../components/trust-mark.tsx";
import { chooseTheme, themes, useTheme } from "../../theme.ts";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;
const tones = ["error", "success", "info", "warning"] as const;
const badgeTones = ["neutral", "primary", "found", "inferred", "error"] as const;
const bases: readonly TrustBasis[] = ["reported", "page", "mirror", "reconciled", "derived", "estimated", "missing"];
const colours = [
  "bg-ground",
  "bg-surface",
  "bg-raised",
  "bg-sunken",
  "bg-ink",
  "bg-quiet",
  "bg-faint",
  "bg-line",
  "bg-edge",
  "bg-primary",
  "bg-primary-soft",
  "bg-found",
  "bg-found-soft",
  "bg-inferred",
  "bg-inferred-soft",
  "bg-error",
  "bg-error-soft",
];
const textSizes = ["text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

/** Every component in every state, for whoever works on them. Exists while developing only. */
export default function Components() {
  const theme = useTheme();
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,67rem)] justify-center gap-12 bg-surface px-5 py-10 sm:px-6">
      <PageTitle title="Components · Sondeo" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Components</h1>
        <Choice
          label="Theme"
          isLabelHidden
          options={themes.map((id) => ({ id, label: id }))}
          selected={theme}
          onSelect={chooseTheme}
        />
      </div>
      <Tokens />
      <Buttons />
      <Fields />
      <Messages />
      <Layers />
      <Navigation />
    </main>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Tokens() {
  return (
    <Group title="Tokens, mark and sign of trust">
      <ul className="flex flex-wrap gap-2 text-xs">
        {colours.map((colour) => (
          <li key={colour} className="grid w-24 gap-1">
            <span className={`h-10 rounded-md border border-line ${colour}`} />
            {colour.replace("bg-", "")}
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        {textSizes.map((size) => (
          <p key={size} className={`${size} font-heading font-[650]`}>
            Mide el mercado antes de invertir <span className="font-sans text-xs font-normal text-quiet">{size}</span>
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Logo />
        <LogoMark size={16} />
        <LogoMark size={48} className="text-primary" />
        <Sounding className="h-24 text-primary" />
        {bases.map((basis) => (
          <span key={basis} className="inline-flex items-center gap-2 text-sm">
            <TrustMark basis={basis} /> {basis}
          </span>
        ))}
      </div>
    </Group>
  );
}

function Buttons() {
  return (
    <Group title="Buttons, badges, spinner">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button size={size} isPending pendingLabel="Pending...">
            Pending
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Spinner size={24} label="Loading" />
      </div>
    </Group>
  );
}

function Fields() {
  const [isOn, setOn] = useState(true);
  return (
    <Group title="Fields, switch">
      <div className="grid items-start gap-5 md:grid-cols-3">
        <TextField label="Empty" name="empty" hint="With a hint" />
        <TextField label="Filled" name="filled" defaultValue="ana@example.com" isOptional />
        <TextField
          label="Wrong"
          name="wrong"
          defaultValue="ana@"
          error={{ text: "Not an address", msg: "email.invalid" }}
        />
        <TextField label="Password" name="password" type="password" defaultValue="secret" />
        <TextField label="Disabled" name="disabled" defaultValue="Not now" disabled />
        <TextArea label="Several lines" name="lines" rows={3} defaultValue={"One\nTwo"} />
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <label className="inline-flex min-h-6 items-center gap-2 text-sm">
          <input type="checkbox" defaultChecked className="size-4" /> Ticked
        </label>
        <label className="inline-flex min-h-6 items-center gap-2 text-sm">
          <input type="checkbox" className="size-4" /> Not ticked
        </label>
        <Switch label="On" isOn={isOn} onChange={setOn} />
        <Switch label="Off" isOn={!isOn} onChange={(next) => setOn(!next)} hint="With a hint" />
        <Switch label="Disabled" isOn={false} onChange={setOn} isDisabled />
      </div>
    </Group>
  );
}

function Messages() {
  return (
    <Group title="Messages, empty, loading, error and offline">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={`A title: ${tone}`} actions={<Button size="sm">Retry</Button>}>
          And what can be done.
        </Banner>
      ))}
      <div className="grid gap-4 md:grid-cols-3">
        <Card className="grid justify-items-center gap-2 text-center text-sm text-quiet">
          <LogoMark size={32} /> Nothing here yet
        </Card>
        <Card className="grid place-items-center">
          <Spinner size={28} label="Loading" />
        </Card>
        <Card className="grid gap-3">
          <span className="h-4 w-2/3 animate-pulse rounded-sm bg-sunken" />
          <span className="h-4 w-full animate-pulse rounded-sm bg-sunken" />
        </Card>
      </div>
    </Group>
  );
}

function Layers() {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Group title="Dialog, menu, popover, tooltip">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Menu
          label="Actions"
          trigger={<Button variant="secondary">Open a menu</Button>}
          items={[
            { id: "edit", label: "Edit", icon: Pencil, detail: "With a detail", onSelect: close },
            { id: "off", label: "Disabled", isDisabled: true, onSelect: close },
            { id: "delete", label: "Delete", icon: Trash2, isDanger: true, onSelect: close },
          ]}
        />
        <Popover label="Details" trigger={<Button variant="secondary">Open a popover</Button>}>
          Details beside the button.
        </Popover>
        <Tooltip label="What it is">A sentence behind a mark.</Tooltip>
      </div>
      <Dialog title="A dialog" isOpen={isOpen} onClose={close} actions={<Button onClick={close}>Close</Button>}>
        Its text.
      </Dialog>
    </Group>
  );
}

function Navigation() {
  const [tab, setTab] = useState<"first" | "second">("first");
  return (
    <Group title="Tabs, disclosure, table">
      <Tabs
        label="Two tabs"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: "first", label: "First", content: "The first panel." },
          { id: "second", label: "Second", content: "The second panel." },
        ]}
      />
      <div>
        <Disclosure group="living" title="Open" isOpen>
          One at a time.
        </Disclosure>
        <Disclosure group="living" title="Closed">
          The other text.
        </Disclosure>
      </div>
      <table className="w-full text-left text-sm">
        <thead className="border-b border-edge text-xs text-quiet">
          <tr>
            <th className="py-2 font-[550]">Country</th>
            <th className="py-2 text-right font-[550]">USD</th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th className="py-2 font-[500]">México</th>
            <td className="text-right">3.148.913.608</td>
          </tr>
        </tbody>
      </table>
    </Group>
  );
}
