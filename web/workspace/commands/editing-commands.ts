import { ALIGNMENTS, DISTRIBUTIONS } from "@stanza/editor";
import { editor } from "@stanza/web-project";
import { type Command, translate } from "@stanza/web-site";
import { openArray } from "../array/open-array.ts";
import { copySelection, cutSelection, pasteFromClipboard } from "../clipboard/clipboard.ts";
import { goToProperties } from "../frame/go-to-properties.ts";
import { openHistory } from "../history/open-history.ts";
import { openToggles } from "../toggles/open-toggles.ts";

/** The commands for the selection as a whole, and for the editor's settings. */
export function editingCommands({ hasSelection }: { readonly hasSelection: boolean }): readonly Command[] {
  const group = translate("workspace.commands");
  const ofSelection = { group, enabled: hasSelection };
  return [
    {
      ...ofSelection,
      id: "edit",
      label: translate("canvas.edit"),
      keys: ["Enter"],
      run: goToProperties,
    },
    {
      ...ofSelection,
      id: "rotate",
      label: translate("canvas.rotate"),
      keys: ["R"],
      run: () => editor.rotate(1),
    },
    {
      ...ofSelection,
      id: "duplicate",
      label: translate("canvas.duplicate"),
      keys: ["Ctrl+D"],
      run: () => editor.duplicate(),
    },
    {
      ...ofSelection,
      id: "delete",
      label: translate("canvas.delete"),
      keys: ["Delete"],
      run: () => editor.remove(),
    },
    {
      ...ofSelection,
      id: "group",
      label: translate("canvas.group"),
      keys: ["G"],
      run: () => editor.arrange.group(),
    },
    {
      ...ofSelection,
      id: "ungroup",
      label: translate("canvas.ungroup"),
      keys: ["Shift+G"],
      run: () => editor.arrange.ungroup(),
    },
    {
      ...ofSelection,
      id: "lock",
      label: translate("canvas.lock"),
      keys: ["L"],
      run: () => editor.arrange.lock(true),
    },
    {
      ...ofSelection,
      id: "hide",
      label: translate("canvas.hide"),
      keys: ["H"],
      run: () => editor.arrange.hide(),
    },
    { id: "show", group, label: translate("did.show"), keys: ["Shift+H"], run: () => editor.arrange.show() },
    { ...ofSelection, id: "copy", label: translate("canvas.copy"), keys: ["Ctrl+C"], run: copySelection },
    { ...ofSelection, id: "cut", label: translate("canvas.cut"), keys: ["Ctrl+X"], run: cutSelection },
    {
      id: "paste",
      group,
      label: translate("canvas.paste"),
      keys: ["Ctrl+V"],
      run: () => void pasteFromClipboard(),
    },
    {
      ...ofSelection,
      id: "mirror-sides",
      label: translate("canvas.mirrorSides"),
      run: () => editor.arrange.mirror("sides"),
    },
    {
      ...ofSelection,
      id: "mirror-depth",
      label: translate("canvas.mirrorDepth"),
      run: () => editor.arrange.mirror("depth"),
    },
    ...ALIGNMENTS.map((to) => ({
      ...ofSelection,
      id: `align-${to}`,
      label: `${translate("canvas.align")}: ${translate(`align.${to}`)}`,
      run: () => editor.arrange.align(to),
    })),
    ...DISTRIBUTIONS.map((equal) => ({
      ...ofSelection,
      id: `distribute-${equal}`,
      label: translate(`distribute.${equal}`),
      run: () => editor.arrange.distribute(equal),
    })),
    { ...ofSelection, id: "array", label: translate("canvas.array"), run: openArray },
    { id: "history", group, label: translate("history.title"), run: openHistory },
    { id: "toggles", group, label: translate("toggles.button"), run: openToggles },
  ];
}
