import { translate } from "@stanza/web-site";
import { loadedOnce, toast } from "@stanza/web-ui";
import { create } from "zustand";

/** On: the interface's texts are underlined where they stand, and Alt+click on one opens its wording (ux.md §5.21). */
export const useInPlace = create<{ readonly isOn: boolean }>()(() => ({ isOn: false }));

/** Nobody else pays for it: its code comes when it is turned on for the first time. */
const code = loadedOnce(async () => (await import("./in-place/begin.tsx")).beginInPlace);
let end: (() => void) | undefined;

/** Turns the wording of texts in their place on or off, for this visit. */
export async function turnInPlace(on: boolean): Promise<void> {
  useInPlace.setState({ isOn: on });
  if (!on) {
    end?.();
    end = undefined;
    return;
  }
  try {
    const begin = await code.load();
    // It may have been turned off again, or on twice, while the code came.
    if (useInPlace.getState().isOn) end ??= begin(() => void turnInPlace(false));
  } catch (error) {
    useInPlace.setState({ isOn: false });
    toast(translate("translator.failed"), { key: "translator", kind: "error" });
    reportError(error);
  }
}
