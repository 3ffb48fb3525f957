import { type ReactNode, useState } from "react";
import { NumberField } from "../../../web/project/fields/NumberField.tsx";
import { SwitchField } from "../../../web/project/fields/SwitchField.tsx";
import { Button } from "../../../web/ui/Button.tsx";
import { DialogHost } from "../../../web/ui/dialog/DialogHost.tsx";
import { type Dialog, openDialog } from "../../../web/ui/dialog/dialog-store.ts";
import { SelectField, TextField } from "../../../web/ui/Field.tsx";
import { Menu } from "../../../web/ui/floating/Menu.tsx";
import { MenuItem } from "../../../web/ui/floating/MenuItem.tsx";
import { Popover } from "../../../web/ui/floating/Popover.tsx";
import { Segmented } from "../../../web/ui/Segmented.tsx";
import { Tabs } from "../../../web/ui/Tabs.tsx";
import type { Kit } from "./kit.ts";

const dialog: Dialog<{ readonly title: string; readonly body: ReactNode }, void> = {
  options: ({ title }) => ({ title, width: 500 }),
  Content: ({ body }) => body,
};

/** Our own components, as the product has them. */
export const kit: Kit = {
  Provider: ({ children }) => (
    <>
      {children}
      <DialogHost />
    </>
  ),
  Select: ({ label, value, onChange, options }) => (
    <SelectField label={label} value={value} onChange={(e) => onChange(e.target.value)} options={options} />
  ),
  NumberField: ({ label, value, onChange }) => (
    <NumberField
      label={label}
      value={value}
      onCommit={onChange}
      min={0}
      max={3000}
      decimals={0}
      lengthUnit="mm"
      unit="mm"
    />
  ),
  Switch: ({ label, value, onChange }) => <SwitchField label={label} value={value} onChoose={onChange} />,
  Radios: ({ label, value, onChange, options }) => (
    <Segmented label={label} value={value} onChange={onChange} options={options} />
  ),
  Tabs: ({ label, tabs }) => {
    const [chosen, choose] = useState(tabs[0]?.value ?? "");
    const list = tabs.map((tab) => ({ key: tab.value, label: tab.label }));
    return (
      <Tabs label={label} tabs={list} chosen={chosen} onChoose={choose}>
        {chosen} panel
      </Tabs>
    );
  },
  Menu: ({ label, items }) => (
    <Menu button={<Button>{label}</Button>} place="bottom-start">
      {items.map((item) => (
        <MenuItem key={item}>{item}</MenuItem>
      ))}
    </Menu>
  ),
  Popover: ({ label, children }) => (
    <Popover button={<Button>{label}</Button>} place="bottom-start" label={label}>
      {children}
    </Popover>
  ),
  Dialog: ({ label, title, children }) => (
    <Button onClick={() => void openDialog(dialog, { title, body: children })}>{label}</Button>
  ),
  TextField: ({ label, error }) => <TextField label={label} error={error} />,
};
