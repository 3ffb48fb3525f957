import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectFingerSized, onPhone } from "../testing/finger-size.ts";
import { AgreeField } from "./AgreeField.tsx";
import { Button, IconButton } from "./Button.tsx";
import { PasswordField, SelectField, TextField } from "./Field.tsx";
import { Segmented } from "./Segmented.tsx";
import { Switch } from "./Switch.tsx";
import reach from "./styles/reach.module.css";

const PAPERS = ["A3", "A4"].map((value) => ({ value, label: value }));
const nothing = () => undefined;

test("[SH-11] on a phone a finger hits 44 px of everything in the kit, also where the ink is smaller", async () => {
  await render(
    <div style={{ display: "grid", gap: 24, padding: 16, justifyItems: "start" }}>
      <Button>Save</Button>
      <Button size="sm">Add</Button>
      <Button variant="link">Forgotten?</Button>
      <IconButton label="Close" icon={<svg width="16" height="16" aria-hidden="true" />} />
      <TextField label="Discount" unit="%" style={{ width: 60 }} />
      <PasswordField label="Password" showLabel="Show" hideLabelText="Hide" />
      <SelectField label="Paper size" options={PAPERS} />
      <Segmented label="Paper" value="A4" options={PAPERS} onChange={nothing} />
      <Switch id="soft" on={false} onChange={nothing} />
      <AgreeField label="I agree" checked={false} onChange={nothing} />
      <label>
        <input type="checkbox" /> Plan
      </label>
      <button type="button" className={reach.reach} style={{ width: 20, height: 16, padding: 0, border: 0 }}>
        1
      </button>
    </div>,
  );
  await onPhone(() => expect(matchMedia("(pointer: coarse)").matches).toBe(true));
  await expectFingerSized();
  await page.getByRole("button", { name: "1", exact: true }).click();
});
