import { Dialog } from "@base-ui/react/dialog";
import { Field } from "@base-ui/react/field";
import { Menu } from "@base-ui/react/menu";
import { NumberField } from "@base-ui/react/number-field";
import { Popover } from "@base-ui/react/popover";
import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Select } from "@base-ui/react/select";
import { Switch } from "@base-ui/react/switch";
import { Tabs } from "@base-ui/react/tabs";
import { compoundTabs } from "./compound-tabs.tsx";
import type { Kit } from "./kit.ts";

export const kit: Kit = {
  Provider: ({ children }) => children,
  Select: ({ label, value, onChange, options }) => (
    <Field.Root>
      <Select.Root
        items={options as { value: string; label: string }[]}
        value={value}
        onValueChange={(v) => v && onChange(v)}
      >
        <Select.Label>{label}</Select.Label>
        <Select.Trigger>
          <Select.Value />
          <Select.Icon />
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner>
            <Select.Popup>
              <Select.List>
                {options.map((o) => (
                  <Select.Item key={o.value} value={o.value}>
                    <Select.ItemIndicator>✓</Select.ItemIndicator>
                    <Select.ItemText>{o.label}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </Field.Root>
  ),
  NumberField: ({ label, value, onChange }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NumberField.Root value={value} onValueChange={(v) => onChange(v ?? 0)} min={0} max={3000}>
        <NumberField.Group>
          <NumberField.Decrement>−</NumberField.Decrement>
          <NumberField.Input />
          <NumberField.Increment>+</NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
    </Field.Root>
  ),
  Switch: ({ label, value, onChange }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Switch.Root checked={value} onCheckedChange={onChange}>
        <Switch.Thumb />
      </Switch.Root>
    </Field.Root>
  ),
  Radios: ({ label, value, onChange, options }) => (
    <RadioGroup aria-label={label} value={value} onValueChange={(v) => onChange(v as string)}>
      {options.map((o) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: Base UI's radio button is the control
        <label key={o.value}>
          <Radio.Root value={o.value}>
            <Radio.Indicator />
          </Radio.Root>
          {o.label}
        </label>
      ))}
    </RadioGroup>
  ),
  Tabs: compoundTabs({ Root: Tabs.Root, List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel }),
  Menu: ({ label, items }) => (
    <Menu.Root>
      <Menu.Trigger>{label}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup>
            {items.map((i) => (
              <Menu.Item key={i}>{i}</Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  ),
  Popover: ({ label, children }) => (
    <Popover.Root>
      <Popover.Trigger>{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner>
          <Popover.Popup aria-label={label}>{children}</Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  ),
  Dialog: ({ label, title, children }) => (
    <Dialog.Root>
      <Dialog.Trigger>{label}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Dialog.Popup>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Close aria-label="Close">×</Dialog.Close>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  TextField: ({ label, error }) => (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Field.Control />
      {error ? <Field.Error match>{error}</Field.Error> : null}
    </Field.Root>
  ),
};
