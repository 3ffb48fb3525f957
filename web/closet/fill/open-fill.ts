import { type ChoiceTarget, choose } from "@stanza/web-project";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const fillDialog = lazyDialog(async () => (await import("./FillDialog.tsx")).fillDialog);

/** Proposes what goes into a closet and chooses it as one step, when somebody wants it. */
export async function openFill(target: ChoiceTarget): Promise<void> {
  const chosen = await openDialog(fillDialog, { target });
  if (chosen) choose([target.row], { [chosen.list]: chosen.text });
}
