import {
  Button,
  Dialog,
  DialogTrigger,
  FieldError,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  NumberField,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from "react-aria-components";
import type { Kit } from "./kit.ts";

export const kit: Kit = {
  Provider: ({ children }) => children,
  Select: ({ label, value, onChange, options }) => (
    <Select selectedKey={value} onSelectionChange={(k) => onChange(String(k))}>
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          {options.map((o) => (
            <ListBoxItem key={o.value} id={o.value}>
              {o.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  ),
  NumberField: ({ label, value, onChange }) => (
    <NumberField value={value} onChange={onChange} minValue={0} maxValue={3000}>
      <Label>{label}</Label>
      <Group>
        <Button slot="decrement">−</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </NumberField>
  ),
  Switch: ({ label, value, onChange }) => (
    <Switch isSelected={value} onChange={onChange}>
      {label}
    </Switch>
  ),
  Radios: ({ label, value, onChange, options }) => (
    <RadioGroup value={value} onChange={onChange}>
      <Label>{label}</Label>
      {options.map((o) => (
        <Radio key={o.value} value={o.value}>
          {o.label}
        </Radio>
      ))}
    </RadioGroup>
  ),
  Tabs: ({ label, tabs }) => (
    <Tabs>
      <TabList aria-label={label}>
        {tabs.map((t) => (
          <Tab key={t.value} id={t.value}>
            {t.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((t) => (
        <TabPanel key={t.value} id={t.value}>
          {t.label} panel
        </TabPanel>
      ))}
    </Tabs>
  ),
  Menu: ({ label, items }) => (
    <MenuTrigger>
      <Button>{label}</Button>
      <Popover>
        <Menu>
          {items.map((i) => (
            <MenuItem key={i} id={i}>
              {i}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  Popover: ({ label, children }) => (
    <DialogTrigger>
      <Button>{label}</Button>
      <Popover>
        <Dialog aria-label={label}>{children}</Dialog>
      </Popover>
    </DialogTrigger>
  ),
  Dialog: ({ label, title, children }) => (
    <DialogTrigger>
      <Button>{label}</Button>
      <ModalOverlay isDismissable>
        <Modal>
          <Dialog>
            <Heading slot="title">{title}</Heading>
            <Button slot="close" aria-label="Close">
              ×
            </Button>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  ),
  TextField: ({ label, error }) => (
    <TextField isInvalid={error !== undefined}>
      <Label>{label}</Label>
      <Input />
      {error ? <FieldError>{error}</FieldError> : null}
    </TextField>
  ),
};
