import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  IconButton,
  log,
  Segmented,
  saveFile,
  toast,
} from "@stanza/web-ui";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileNameOf } from "./file-name-of.ts";
import type { GeneratedView } from "./generate-views.ts";
import css from "./Picture.module.css";
import { useGeneratedViews } from "./use-generated-views.ts";
import { viewLabel } from "./view-label.ts";
import { zipFiles } from "./zip-files.ts";

function GenerateViews({ name, close }: { readonly name: string } & DialogControls<void>) {
  const { t } = useTranslation();
  const [mode2D, setMode2D] = useState(false);
  const { views, isMaking, missing } = useGeneratedViews(mode2D);
  const [packing, setPacking] = useState(false);
  const labelOf = (view: GeneratedView) => viewLabel(view, t);
  const save = (view: GeneratedView) =>
    saveFile(view.blob, `${fileNameOf(`${name} ${labelOf(view)}`)}.${view.ending}`);
  const saveAll = async () => {
    setPacking(true);
    try {
      const files = views.map((view) => ({
        name: fileNameOf(labelOf(view)),
        ending: view.ending,
        blob: view.blob,
      }));
      saveFile(await zipFiles(files), `${fileNameOf(`${name} ${t("views.title")}`)}.zip`);
    } catch (error) {
      log("error", `The views were not packed: ${String(error)}`);
      toast(t("views.notPacked"), { kind: "error" });
    } finally {
      setPacking(false);
    }
  };
  const nothing = !isMaking && views.length === 0 ? t("views.nothing") : undefined;
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <Segmented
            label={t("views.which")}
            value={mode2D ? "2d" : "all"}
            options={[
              { value: "all", label: t("views.all") },
              { value: "2d", label: t("views.drawings") },
            ]}
            onChange={(value) => setMode2D(value === "2d")}
          />
          {missing > 0 ? (
            <p className={css.failed} role="alert">
              {t("views.missing", { count: missing })}
            </p>
          ) : null}
          {isMaking ? <output>{t("views.making")}</output> : null}
          {nothing ? <p>{nothing}</p> : null}
          <ul className={css.views}>
            {views.map((view) => (
              <ViewCard
                key={`${view.kind}${view.room}${view.of}`}
                view={view}
                label={labelOf(view)}
                onSave={() => save(view)}
              />
            ))}
          </ul>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("dialog.close")}</Button>
        <Button
          variant="primary"
          busy={isMaking || packing}
          {...(nothing === undefined ? {} : { reason: nothing })}
          onClick={() => void saveAll()}
        >
          {t("views.saveAll")}
        </Button>
      </DialogFooter>
    </>
  );
}

function ViewCard({
  view,
  label,
  onSave,
}: {
  readonly view: GeneratedView;
  readonly label: string;
  readonly onSave: () => void;
}) {
  const { t } = useTranslation();
  const url = useMemo(() => URL.createObjectURL(view.blob), [view]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <li className={css.view}>
      <img src={url} alt={label} />
      <span className={css.viewFoot}>
        {label}
        <IconButton
          label={t("views.save", { view: label })}
          icon={<IconDownload size={18} />}
          onClick={onSave}
        />
      </span>
    </li>
  );
}

export const generateViewsDialog: Dialog<{ readonly name: string }, void> = {
  options: () => ({ title: translate("views.title"), width: 1000, mode: "none", single: "views" }),
  Content: GenerateViews,
};
