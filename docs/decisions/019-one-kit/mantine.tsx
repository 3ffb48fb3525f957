import "@mantine/core/styles.css";
import {
  Button,
  Group,
  MantineProvider,
  Menu,
  Modal,
  NumberInput,
  Popover,
  Radio,
  Select,
  Switch,
  Tabs,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { compoundTabs } from "./compound-tabs.tsx";
import type { Kit } from "./kit.ts";

export const kit: Kit = {
  Provider: ({ children }) => <MantineProvider>{children}</MantineProvider>,
  Select: ({ label, value, onChange, options }) => (
    <Select label={label} value={value} onChange={(v) => v && onChange(v)} data={[...options]} />
  ),
  NumberField: ({ label, value, onChange }) => (
    <NumberInput label={label} value={value} onChange={(v) => onChange(Number(v))} min={0} max={3000} />
  ),
  Switch: ({ label, value, onChange }) => (
    <Switch label={label} checked={value} onChange={(e) => onChange(e.currentTarget.checked)} />
  ),
  Radios: ({ label, value, onChange, options }) => (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <Group>
        {options.map((o) => (
          <Radio key={o.value} value={o.value} label={o.label} />
        ))}
      </Group>
    </Radio.Group>
  ),
  Tabs: compoundTabs({ Root: Tabs, List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel }),
  Menu: ({ label, items }) => (
    <Menu withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <Button>{label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((i) => (
          <Menu.Item key={i}>{i}</Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  ),
  Popover: ({ label, children }) => (
    <Popover trapFocus>
      <Popover.Target>
        <Button>{label}</Button>
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  ),
  Dialog: ({ label, title, children }) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Modal
          opened={open}
          onClose={() => setOpen(false)}
          title={title}
          closeButtonProps={{ "aria-label": "Close" }}
        >
          {children}
        </Modal>
      </>
    );
  },
  TextField: ({ label, error }) => <TextInput label={label} error={error} />,
};
