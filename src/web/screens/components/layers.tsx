import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Menu } from "../../components/menu.tsx";
import { Popover } from "../../components/popover.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { Tooltip } from "../../components/tooltip.tsx";
import { Group } from "./group.tsx";

export function Layers() {
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

export function Navigation() {
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
