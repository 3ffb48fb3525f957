// Findings of axe, and what assistive technology is given.

import { readFileSync } from "node:fs";

const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export async function axeOn(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${target.join(" ").slice(0, 60)}`),
    );
  });
}

/** What a screen reader is given, in reading order: role, name, states. */
export async function reading(cdp) {
  await cdp.send("Accessibility.enable");
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const skip = new Set([
    "generic",
    "none",
    "StaticText",
    "InlineTextBox",
    "RootWebArea",
    "LineBreak",
    "ListMarker",
    "LabelText",
    "Legend",
    "paragraph",
    "image",
  ]);
  const states = [
    "expanded",
    "checked",
    "selected",
    "required",
    "invalid",
    "disabled",
    "readonly",
    "modal",
    "hasPopup",
    "pressed",
    "valuemin",
    "valuemax",
    "valuetext",
  ];
  return nodes
    .filter((n) => !n.ignored && !skip.has(n.role?.value))
    .map((n) => {
      const said = (n.properties ?? [])
        .filter(
          (p) =>
            states.includes(p.name) &&
            p.value.value !== undefined &&
            p.value.value !== false &&
            p.value.value !== "false" &&
            p.value.value !== "",
        )
        .map((p) => `${p.name}=${p.value.value}`);
      const value = n.value?.value;
      return `${n.role.value} "${n.name?.value ?? ""}"${value === undefined || value === "" ? "" : ` value=${value}`}${n.description?.value ? ` desc="${n.description.value}"` : ""}${said.length ? ` [${said.join(", ")}]` : ""}`;
    });
}
