import type { ComponentType, ReactNode } from "react";
import type { Kit } from "./kit.ts";

/** The parts of a kit's tabs, each a component that finds the others by context. */
interface Parts {
  readonly Root: ComponentType<{ defaultValue?: string; children: ReactNode }>;
  readonly List: ComponentType<{ "aria-label": string; children: ReactNode }>;
  readonly Tab: ComponentType<{ value: string; children: ReactNode }>;
  readonly Panel: ComponentType<{ value: string; children: ReactNode }>;
}

export const compoundTabs =
  ({ Root, List, Tab, Panel }: Parts): Kit["Tabs"] =>
  ({ label, tabs }) => (
    <Root defaultValue={tabs[0]?.value}>
      <List aria-label={label}>
        {tabs.map((t) => (
          <Tab key={t.value} value={t.value}>
            {t.label}
          </Tab>
        ))}
      </List>
      {tabs.map((t) => (
        <Panel key={t.value} value={t.value}>
          {t.label} panel
        </Panel>
      ))}
    </Root>
  );
