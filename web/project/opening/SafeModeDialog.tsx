import type { LeftOut, LeftPart } from "@stanza/codecs";
import type { ProjectVersion } from "@stanza/contract";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EarlierVersions } from "./EarlierVersions.tsx";
import type { SafeMode } from "./safe-mode.ts";
import { saveOriginal } from "./save-original.ts";
import css from "./UnreadableDialog.module.css";

/** Further places would help nobody. */
const MOST_SHOWN = 50;

const PARTS = [
  "article",
  "place",
  "room",
  "wall",
  "catalogue",
  "dimension",
  "photo",
  "layer",
  "terms",
  "value",
] as const satisfies readonly LeftPart[];

interface Props {
  readonly id: number | null;
  readonly description: string;
  readonly safe: SafeMode;
}

/** Resolves with the version that shall be the newest state again, or with the wish to go on with a copy. */
function SafeModeContent({
  id,
  description,
  safe,
  close,
  resolve,
}: Props & DialogControls<ProjectVersion | "copy">) {
  const { t } = useTranslation();
  const { left, isNewer, original } = safe;
  // That it is newer is the sentence above.
  const told = left.filter(({ path }) => path !== "format");
  return (
    <>
      <DialogBody>
        <p>{t(isNewer ? "safe.newer" : "safe.text", { name: description || t("project.untitled") })}</p>
        {told.length > 0 ? (
          <>
            <ul className={css.parts}>
              {countsOf(told).map(([part, count]) => (
                <li key={part}>{t(`safe.left.${part}`, { count })}</li>
              ))}
            </ul>
            <details className={css.details}>
              <summary>{t("safe.places")}</summary>
              <ul className={css.problems}>
                {told.slice(0, MOST_SHOWN).map(({ path, message }) => (
                  <li key={`${path} ${message}`}>
                    <code>{path}</code> {message}
                  </li>
                ))}
              </ul>
            </details>
          </>
        ) : null}
        <EarlierVersions id={id} onRestore={resolve} />
      </DialogBody>
      <DialogFooter>
        <Button
          data-start
          icon={<IconDownload size={18} />}
          onClick={() => void saveOriginal({ id, description, stored: original })}
        >
          {t("unreadable.download")}
        </Button>
        <Button icon={<IconCopy size={18} />} onClick={() => resolve("copy")}>
          {t("safe.copy")}
        </Button>
        <Button variant="primary" onClick={close} data-autofocus>
          {t("safe.look")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** How many of each kind of part there are, what people miss most first. */
const countsOf = (left: readonly LeftOut[]): readonly (readonly [LeftPart, number])[] =>
  PARTS.flatMap((part) => {
    const count = left.filter((one) => one.part === part).length;
    return count > 0 ? [[part, count] as const] : [];
  });

/** What of the open project could not be read, with the ways on. */
export const safeModeDialog: Dialog<Props, ProjectVersion | "copy"> = {
  options: () => ({ title: translate("safe.title"), width: 800, mode: "none", single: "unreadable" }),
  Content: SafeModeContent,
};
