import type { AmountRef } from "@stanza/pricing";
import { log } from "../stores/log-store.ts";
import type { ApplicatorStart } from "./applicator/use-applicator.ts";
import { openDialog } from "./dialog-store.ts";

/** What a dialog takes is loaded with its first use; a second wish while it is open only draws the eye to it. */
async function show(open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "alreadyOpened" in error))
      log("error", String(error));
  }
}

/** How amounts came about, for those who may see it. */
export const openWhyPrice = (...amounts: readonly AmountRef[]) =>
  void show(async () => {
    const { whyPriceDialog } = await import("./why-price/WhyPriceDialog.tsx");
    await openDialog(whyPriceDialog, { amounts });
  });

/** Every row with every value and where it came from. */
export const openConfigurationSheet = () =>
  void show(async () => {
    const { configurationSheetDialog } = await import("./configuration-sheet/ConfigurationSheetDialog.tsx");
    await openDialog(configurationSheetDialog, {});
  });

/** One variant for many articles; `start` is what to begin with. */
export const openApplicator = (start?: ApplicatorStart) =>
  void show(async () => {
    const { applicatorDialog } = await import("./applicator/ApplicatorDialog.tsx");
    await openDialog(applicatorDialog, { ...(start ? { start } : {}) });
  });

/** A plan of another program, or a picture to draw over. */
export const openPlanImport = () =>
  void show(async () => {
    const { openImportPlan } = await import("./import-plan/open-import-plan.ts");
    await openImportPlan();
  });

/** A room from measured walls and diagonals. `room`: the one that is measured; `null`: a new one. */
export const openSurvey = (start: { readonly room: string | null }) =>
  void show(async () => {
    const { openSurveyDialog } = await import("./survey/open-survey.ts");
    await openSurveyDialog(start.room);
  });
