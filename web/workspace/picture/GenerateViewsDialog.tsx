import type { ViewMaker } from "@stanza/contract";
import { useProject, useReadOnlyReason } from "@stanza/web-project";
import { translate, useFormats } from "@stanza/web-site";
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
import { keepViews } from "./kept-views.ts";
import css from "./Picture.module.css";
import { useGeneratedViews } from "./use-generated-views.ts";
import { useKeptPictures, useKeptViews } from "./use-kept-views.ts";
import { viewLabel } from "./view-label.ts";
import { zipFiles } from "./zip-files.ts";

type Which = "all" | "2d" | "kept";

function GenerateViews({ name, close }: { readonly name: string } & DialogControls<void>) {
  const { t } = useTranslation();
  const [which, setWhich] = useState<Which>("all");
  const made = useGeneratedViews(which === "kept" ? null : which === "2d");
  const { data: kept, refetch } = useKeptViews();
  const pictures = useKeptPictures(which === "kept");
  const views = which === "kept" ? (pictures.data ?? []) : made.views;
  const isMaking = which === "kept" ? pictures.isLoading : made.isMaking;
  const [packing, setPacking] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const readOnly = useReadOnlyReason();
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
  const keep = async () => {
    setKeeping(true);
    try {
      const outcome = await keepViews(views, { mode2D: which === "2d", title: labelOf });
      if (outcome.ok) toast(t("views.keptDone", { count: views.length }), { kind: "success" });
      else toast(t(`views.notKept.${outcome.because}`), { kind: "error" });
      await refetch();
    } catch (error) {
      log("error", `The views were not kept: ${String(error)}`);
      toast(t("views.notKept.refused"), { kind: "error" });
    } finally {
      setKeeping(false);
    }
  };
  const nothing = !isMaking && views.length === 0 ? t("views.nothing") : undefined;
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <Segmented
            label={t("views.which")}
            value={which}
            options={[
              { value: "all", label: t("views.all") },
              { value: "2d", label: t("views.drawings") },
              ...(kept ? [{ value: "kept" as const, label: t("views.kept") }] : []),
            ]}
            onChange={setWhich}
          />
          {which === "kept" && kept ? <KeptLine viewMaker={kept} /> : null}
          {made.missing > 0 ? (
            <p className={css.failed} role="alert">
              {t("views.missing", { count: made.missing })}
            </p>
          ) : null}
          {pictures.isError ? (
            <p className={css.failed} role="alert">
              {t("views.keptUnread")}
            </p>
          ) : null}
          {isMaking ? <output>{t(which === "kept" ? "views.loading" : "views.making")}</output> : null}
          {nothing && !pictures.isError ? <p>{nothing}</p> : null}
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
        {readOnly !== undefined || which === "kept" ? null : (
          <Button
            busy={isMaking || keeping}
            {...(nothing === undefined ? {} : { reason: nothing })}
            onClick={() => void keep()}
          >
            {t("views.keep")}
          </Button>
        )}
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

/** When the views were kept, and whether they still show the project. */
function KeptLine({ viewMaker: { madeAt, revision } }: { readonly viewMaker: ViewMaker }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const now = useProject((state) => state.open?.revision);
  const key = now === revision ? "views.keptOf" : "views.keptOlder";
  return <p>{t(key, { moment: moment(madeAt) })}</p>;
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
