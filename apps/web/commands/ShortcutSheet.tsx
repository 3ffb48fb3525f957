import {
  availableCommands,
  Keys,
  setSingleKeys,
  translate,
  useCommands,
  useSingleKeys,
} from "@stanza/web-site";
import css from "@stanza/web-site/Commands.module.css";
import { Switch } from "@stanza/web-ui";

/** The keyboard shortcuts that are to be had now, and whether single keys count. */
export function ShortcutSheet() {
  const commands = availableCommands(useCommands((state) => state.groups)).filter((c) => c.keys?.length);
  const single = useSingleKeys(({ on }) => on);
  const groups = Map.groupBy(commands, (command) => command.group);
  return (
    <>
      <label className={css.single} htmlFor="single-keys">
        <Switch id="single-keys" on={single} onChange={setSingleKeys} />
        {translate("shortcuts.single")}
      </label>
      <div className={css.sheet}>
        {[...groups].map(([group, members]) => (
          <section key={group} className={css.group}>
            <h3>{group}</h3>
            {members.map((command) => (
              <div key={command.id} className={css.row}>
                <span>{command.label}</span>
                <span className={css.ways}>
                  {command.keys?.map((keys) => (
                    <Keys key={keys} keys={keys} />
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
