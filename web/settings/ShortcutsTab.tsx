import { ShortcutList } from "./ShortcutList.tsx";

/** The shortcuts that work everywhere; those of a screen are shown there by `?`. */
export function ShortcutsTab() {
  return <ShortcutList heading="h2" />;
}
