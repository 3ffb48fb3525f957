import { focusRegion } from "@stanza/web-ui";
import { showSheet } from "./workspace-layout.ts";

/** Takes the focus to the properties of the selection, from where Esc brings it back to the view. */
export function goToProperties(): void {
  showSheet("properties", "half");
  const properties = document.querySelector<HTMLElement>('[data-region="properties"]');
  if (properties) focusRegion(properties);
}
