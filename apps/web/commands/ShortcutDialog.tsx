import { DialogBody } from "../dialogs/DialogFrame.tsx";
import type { Dialog } from "../dialogs/dialog-store.ts";
import { translate } from "../locales/i18n.ts";
import css from "./Commands.module.css";
import { Keys } from "./Keys.tsx";
import { availableCommands, useCommands } from "./registry.ts";

function ShortcutSheet() {
  const commands = availableCommands(useCommands((state) => state.groups)).filter((c) => c.keys?.length);
  const groups = Map.groupBy(commands, (command) => command.group);
  return (
    <DialogBody>
      <div className={css.sheet}>
        {[...groups].map(([group, members]) => (
          <section key={group} className={css.group}>
            <h3>{group}</h3>
            {members.map((command) => (
              <div key={command.id} className={css.row}>
                <span>{command.label}</span>
                <span>
                  {command.keys?.map((keys) => (
                    <Keys key={keys} keys={keys} />
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </DialogBody>
  );
}

/** What the keyboard can do here. */
export const shortcutDialog: Dialog<object, void> = {
  options: () => ({ title: translate("shortcuts.title"), width: 800, mode: "none", single: "shortcuts" }),
  Content: ShortcutSheet,
};
