import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";

type TabEntry = { id: string; label: ReactNode; content: ReactNode };

type Props = { label: string; tabs: readonly TabEntry[]; selected?: string; onSelect?: (id: string) => void };

export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ id, label: name }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px cursor-pointer border-b-2 border-transparent px-3 py-2.5 text-sm font-[550] whitespace-nowrap text-quiet outline-none hover:text-ink data-[focus-visible]:rounded-sm data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-primary data-[selected]:border-primary data-[selected]:text-ink"
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-4 outline-none">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
