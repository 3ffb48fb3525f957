import { availableCommands, type Command, Keys, translate, useCommands } from "@stanza/web-site";
import css from "@stanza/web-site/Commands.module.css";
import { type Dialog, type DialogControls, TextField } from "@stanza/web-ui";
import { IconSearch } from "@tabler/icons-react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { searchCommands } from "./search-commands.ts";
import { useArticleOptions } from "./use-article-options.ts";

/** A command, or an article to take in hand. */
type Option = Pick<Command, "id" | "label" | "group" | "keys" | "run">;

function Palette({ resolve }: DialogControls<() => void>) {
  const { t } = useTranslation();
  const id = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const groups = useCommands((state) => state.groups);
  const found = useMemo(
    () =>
      searchCommands(
        availableCommands(groups).filter((c) => !c.listedOnly && c.id !== "palette"),
        query,
      ),
    [groups, query],
  );
  const articles = useArticleOptions(query);
  const options: readonly Option[] = [...found, ...articles];
  const chosen = options[Math.min(active, options.length - 1)];
  const move = (by: number) =>
    setActive((i) => (Math.min(i, options.length - 1) + by + options.length) % Math.max(options.length, 1));
  return (
    <div className={css.palette}>
      <TextField
        label={t("palette.searchAll")}
        hideLabel
        placeholder={t("palette.searchAll")}
        lead={<IconSearch size={17} />}
        value={query}
        data-autofocus
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") move(1);
          else if (event.key === "ArrowUp") move(-1);
          else if (event.key === "Enter" && chosen) resolve(chosen.run);
          else return;
          event.preventDefault();
        }}
      />
      <div className={css.list} role="listbox" id={id} aria-label={t("palette.title")}>
        {options.map((command, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keys
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={command === chosen}
            className={css.option}
            ref={command === chosen ? (node) => node?.scrollIntoView({ block: "nearest" }) : undefined}
            onPointerMove={() => setActive(i)}
            onClick={() => resolve(command.run)}
          >
            <span>{command.label}</span>
            <small>{command.group}</small>
            {command.keys?.[0] ? <Keys keys={command.keys[0]} /> : null}
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className={css.none}>{t("palette.nothing", { query })}</p> : null}
    </div>
  );
}

/** Every command and, while a project is open, every article by name; what is chosen runs after the palette has closed. */
export const paletteDialog: Dialog<object, () => void> = {
  options: () => ({ title: translate("palette.title"), width: 500, mode: "none", single: "palette" }),
  Content: Palette,
};
