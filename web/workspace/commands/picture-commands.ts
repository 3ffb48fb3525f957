import { type Command, translate } from "@stanza/web-site";
import { toggleDoors } from "../canvas/scene3d/doors.ts";
import { showView } from "../frame/use-workspace-view.ts";
import { showPanel } from "../frame/workspace-layout.ts";
import { openGenerateViews, openSavePicture } from "../picture/open-picture-dialogs.ts";

/** The commands for the looks of the room in 3D and for its pictures. */
export function pictureCommands({ hasScene }: { readonly hasScene: boolean }): readonly Command[] {
  const group = translate("workspace.commands");
  return [
    {
      id: "look",
      group,
      label: translate("look.title"),
      words: translate("look.words"),
      run: () => showPanel("look"),
    },
    {
      id: "doors",
      group,
      label: translate("scene.doors"),
      enabled: hasScene,
      run: () => toggleDoors([]),
    },
    {
      id: "save-picture",
      group,
      label: translate("picture.title"),
      words: translate("picture.words"),
      run: () => {
        if (!hasScene) showView("3d");
        void openSavePicture();
      },
    },
    {
      id: "generate-views",
      group,
      label: translate("views.title"),
      words: translate("views.words"),
      run: openGenerateViews,
    },
  ];
}
