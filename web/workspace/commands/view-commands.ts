import { type Command, translate } from "@stanza/web-site";
import { nextElevation } from "../canvas/elevation/elevation-store.ts";
import { showView } from "../frame/use-workspace-view.ts";

/** The commands that show plan, 3D or an elevation. */
export function viewCommands(): readonly Command[] {
  const group = translate("workspace.view");
  return [
    {
      id: "view-2d",
      group,
      label: translate("workspace.plan"),
      keys: ["1"],
      run: () => showView("2d"),
    },
    {
      id: "view-split",
      group,
      label: translate("workspace.split"),
      keys: ["2"],
      run: () => showView("split"),
    },
    {
      id: "view-3d",
      group,
      label: translate("workspace.scene"),
      keys: ["3"],
      run: () => showView("3d"),
    },
    {
      id: "view-walk",
      group,
      label: translate("workspace.walk"),
      keys: ["4"],
      run: () => showView("walk"),
    },
    {
      id: "next-elevation",
      group,
      label: translate("elevation.next"),
      keys: ["5"],
      run: nextElevation,
    },
  ];
}
