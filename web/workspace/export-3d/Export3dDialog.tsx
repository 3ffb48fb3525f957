import { trianglesOf } from "@stanza/models";
import { useEditor, useOpenProject } from "@stanza/web-project";
import { translate, useConnection, useSession } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
  saveFile,
} from "@stanza/web-ui";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShownScene } from "../canvas/shown.ts";
import css from "./Export3d.module.css";
import {
  type MadeFile,
  MODEL_FORMATS,
  type ModelFormat,
  modelFile,
  modelOf,
  needsNetwork,
  type ReadyModel,
} from "./model-files.ts";

type Trouble = Extract<MadeFile, string>;

/** The whole project or what is selected as a file that other programs open (spec 1 §7). */
function Export3d({ close }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const open = useOpenProject();
  const userId = useSession((state) => state.profile?.userId ?? "");
  const selection = useEditor((state) => state.selection);
  const isAway = useConnection((state) => state.isAway);
  const [of, setOf] = useState<"whole" | "selected">("whole");
  const [format, setFormat] = useState<ModelFormat>("glb");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const ready = useModel(of === "selected" ? selection : null);
  const isMade = typeof ready === "object" && ready !== null;
  const save = async (): Promise<void> => {
    if (!isMade || !open) return;
    setBusy(true);
    setTrouble(null);
    // The button says that it is busy before the file is written, which may take a second.
    await new Promise(requestAnimationFrame);
    const key = `${open.projectId ?? open.document.project.rooms[0]?.id ?? ""}`;
    const made = await modelFile(format, ready, { document: open.document, key, userId }).catch(
      () => "failed" as const,
    );
    setBusy(false);
    if (typeof made === "string") return setTrouble(made);
    saveFile(made.blob, made.name);
    close();
  };
  const reason = !isMade
    ? t(ready === null ? "export3d.making" : `export3d.problem.${ready}`)
    : needsNetwork(format) && isAway
      ? t("export3d.problem.offline")
      : undefined;
  return (
    <>
      <DialogBody className={css.form}>
        {selection.length > 0 ? (
          <Segmented
            label={t("export3d.of")}
            value={of}
            options={[
              { value: "whole", label: t("export3d.whole") },
              { value: "selected", label: t("export3d.selected", { count: selection.length }) },
            ]}
            onChange={setOf}
          />
        ) : null}
        <fieldset className={css.formats}>
          <legend>{t("export3d.format")}</legend>
          {MODEL_FORMATS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="format"
                value={one}
                checked={format === one}
                onChange={() => setFormat(one)}
              />
              <span>
                <strong>{one.toUpperCase()}</strong>
                <small>{t(`export3d.formats.${one}`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <p className={css.inside} role="status">
          {isMade ? <Inside ready={ready} language={i18n.language} /> : reason}
        </p>
        {trouble ? (
          <p className={css.failed} role="alert">
            {t(`export3d.problem.${trouble}`)}
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          busy={busy}
          reason={reason}
          icon={<IconDownload size={18} stroke={1.7} />}
          onClick={() => void save()}
        >
          {t("export3d.save")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The model of the project or of some rows, made after the dialog has been painted; `null`: not yet. */
function useModel(rows: readonly string[] | null): ReadyModel | "empty" | "too-large" | null {
  const { i18n } = useTranslation();
  const scene = useShownScene();
  const [made, setMade] = useState<{
    readonly of: unknown;
    readonly model: ReturnType<typeof modelOf>;
  } | null>(null);
  const wish = useMemo(
    () => ({ scene, language: i18n.language, only: rows ? new Set(rows) : undefined }),
    [scene, i18n.language, rows],
  );
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setMade({ of: wish, model: modelOf(wish.scene, wish.language, wish.only) }),
    );
    return () => cancelAnimationFrame(frame);
  }, [wish]);
  return made?.of === wish ? made.model : null;
}

function Inside({ ready: { model }, language }: { readonly ready: ReadyModel; readonly language: string }) {
  const { t } = useTranslation();
  const number = (count: number) => new Intl.NumberFormat(language).format(count);
  return t("export3d.inside", {
    things: number(model.nodes.length),
    materials: number(model.materials.length),
    triangles: number(trianglesOf(model)),
  });
}

export const export3dDialog: Dialog<object, void> = {
  options: () => ({ title: translate("export3d.title"), width: 500, mode: "none", single: "export-3d" }),
  Content: Export3d,
};
