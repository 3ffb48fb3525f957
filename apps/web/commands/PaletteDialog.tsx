import { availableCommands, type Command, Keys, translate, useCommands } from "@stanza/web-site";
import { Combobox, type Dialog, type DialogControls } from "@stanza/web-ui";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { searchCommands } from "./search-commands.ts";
import { useArticleOptions } from "./use-article-options.ts";

/** A command, or an article to take in hand. */
type Option = Pick<Command, "id" | "label" | "group" | "keys" | "run">;

function Palette({ resolve }: DialogControls<() => void>) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
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
  // Enter takes the first: a command that is called so, else the article that is looked for.
  const isCalled = (label: string) => label.toLocaleLowerCase().startsWith(query.trim().toLocaleLowerCase());
  const options: readonly Option[] = [
    ...found.filter(({ label }) => isCalled(label)),
    ...articles,
    ...found.filter(({ label }) => !isCalled(label)),
  ];
  return (
    <Combobox
      label={t("palette.searchAll")}
      lead={<IconSearch size={17} />}
      query={query}
      onQuery={setQuery}
      listLabel={t("palette.title")}
      options={options}
      onChoose={({ run }) => resolve(run)}
      nothing={t("palette.nothing", { query })}
      render={({ label, group, keys }) => (
        <>
          <span>{label}</span>
          <small>{group}</small>
          {keys?.[0] ? <Keys keys={keys[0]} /> : null}
        </>
      )}
    />
  );
}

/** Every command and, while a project is open, every article by name; what is chosen runs after the palette has closed. */
export const paletteDialog: Dialog<object, () => void> = {
  options: () => ({ title: translate("palette.title"), width: 500, mode: "none", single: "palette" }),
  Content: Palette,
};
