import { useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { Switch } from "../../components/switch.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { TextField } from "../../components/text-field.tsx";
import { Group } from "./group.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;
const badgeTones = ["neutral", "primary", "found", "inferred", "error"] as const;

export function Buttons() {
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

export function Fields() {
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
