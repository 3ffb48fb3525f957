import { availableCommands, Keys, setSingleKeys, useCommands, useSingleKeys } from "@stanza/web-site";
import css from "@stanza/web-site/Commands.module.css";
import { Switch } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { change } from "./say-changed.ts";

/** The keyboard shortcuts of the screen that is shown, and whether single keys are among them. */
export function ShortcutList({ heading: Heading }: { readonly heading: "h2" | "h3" }) {
  const { t } = useTranslation();
  const commands = availableCommands(useCommands((state) => state.groups)).filter((c) => c.keys?.length);
  const single = useSingleKeys(({ on }) => on);
  const groups = Map.groupBy(commands, (command) => command.group);
  return (
    <>
      <label className={css.single} htmlFor="single-keys">
        <Switch id="single-keys" on={single} onChange={(on) => change(single, on, setSingleKeys)} />
        {t("shortcuts.single")}
      </label>
      <div className={css.sheet}>
        {[...groups].map(([group, members]) => (
          <section key={group} className={css.group}>
            <Heading>{group}</Heading>
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
