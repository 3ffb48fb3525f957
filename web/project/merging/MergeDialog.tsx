import type { Side } from "@stanza/project";
import { translate, useFormats } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
} from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { type ClashLine, clashLines } from "./clash-lines.ts";
import css from "./MergeDialog.module.css";
import type { DocumentClash } from "./merge-documents.ts";
import type { Meanwhile } from "./merge-meanwhile.ts";

interface Props {
  readonly both: Meanwhile;
  /** Who has saved, and when. */
  readonly by: string;
  readonly at: string;
}

export type MergeAnswer =
  | { readonly kind: "merge"; readonly take: (clash: DocumentClash) => Side }
  | { readonly kind: "copy" | "theirs" | "download" };

function Merge({ both, by, at, resolve }: Props & DialogControls<MergeAnswer>) {
  const { t, i18n } = useTranslation();
  const { moment } = useFormats();
  const catalogues = useCatalogues(({ loaded }) => loaded);
  const lines = useMemo(
    () => clashLines(both, { say: translate, language: i18n.language, catalogues }),
    [both, i18n.language, catalogues],
  );
  const [theirs, setTheirs] = useState<ReadonlySet<ClashLine>>(new Set());
  const choose = (line: ClashLine, side: Side) =>
    setTheirs((before) => {
      const next = new Set(before);
      if (side === "theirs") next.add(line);
      else next.delete(line);
      return next;
    });
  const aspects = (line: ClashLine, side: Side) =>
    line.aspects[side].map((aspect) => t(`projectVersions.aspect.${aspect}`));
  const merge = () => {
    const given = new Set([...theirs].flatMap(({ clashes }) => clashes.map(keyOf)));
    resolve({ kind: "merge", take: (clash) => (given.has(keyOf(clash)) ? "theirs" : "mine") });
  };
  return (
    <>
      <DialogBody>
        <p>{t("conflict.mergeText", { by, time: moment(at) })}</p>
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.clashes.map(keyOf).join()} className={css.line}>
              <div className={css.what}>
                <strong>{line.name}</strong>
                <span>{[t(`conflict.mine.${line.mine}`), ...aspects(line, "mine")].join(" · ")}</span>
                <span>
                  {[t(`conflict.their.${line.theirs}`, { by }), ...aspects(line, "theirs")].join(" · ")}
                </span>
              </div>
              <Segmented<Side>
                label={t("conflict.whose", { name: line.name })}
                value={theirs.has(line) ? "theirs" : "mine"}
                options={[
                  { value: "mine", label: t("conflict.yours") },
                  { value: "theirs", label: by },
                ]}
                onChange={(side) => choose(line, side)}
              />
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="subtle" onClick={() => resolve({ kind: "download" })}>
          {t("conflict.download")}
        </Button>
        <Button variant="danger" onClick={() => resolve({ kind: "theirs" })}>
          {t("conflict.theirs", { by })}
        </Button>
        <Button onClick={() => resolve({ kind: "copy" })}>{t("conflict.copy")}</Button>
        <Button variant="primary" onClick={merge} data-autofocus>
          {t("conflict.merge")}
        </Button>
      </DialogFooter>
    </>
  );
}

const keyOf = ({ part, id }: DocumentClash): string => `${part} ${id}`;

/** Two people have changed the same things: whose state counts is decided for each; everything else of both is kept anyway. */
export const mergeDialog: Dialog<Props, MergeAnswer> = {
  options: () => ({
    title: translate("conflict.title"),
    width: 800,
    mode: "semipersistent",
    single: "conflict",
  }),
  Content: Merge,
};
