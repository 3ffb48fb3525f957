import { setTracePicture, type TracePicture } from "@stanza/project";
import { transact, useOpenProject } from "@stanza/web-project";
import { IconButton } from "@stanza/web-ui";
import { IconLock, IconLockOpen, IconPhoto, IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Trace.module.css";
import { useTracePicture } from "./trace-picture-store.ts";

/** The actions for the picture under the plan: fade it, lock it, take it away. */
export function TraceBar() {
  const { t } = useTranslation();
  const open = useOpenProject();
  const picture = open?.document.project.tracePicture;
  const state = useTracePicture(open?.projectId ?? null, picture?.sha);
  const slide = useRef(0);
  if (!picture) return null;
  const change = (changed: Partial<TracePicture> | null, gesture?: string) =>
    transact(
      "edit.tracePicture",
      (project) =>
        setTracePicture(project, {
          picture: changed && { ...(project.tracePicture ?? picture), ...changed },
        }),
      gesture === undefined ? {} : { gesture },
    );
  return (
    <fieldset className={css.bar}>
      <legend className="visually-hidden">{t("trace.title")}</legend>
      <IconPhoto size={18} aria-hidden="true" />
      <span className={css.name} title={picture.name}>
        {state.kind === "missing" ? t("trace.missing") : picture.name}
      </span>
      <input
        type="range"
        className={css.slider}
        min={5}
        max={100}
        step={5}
        value={Math.round(picture.opacity * 100)}
        aria-label={t("trace.opacity")}
        title={t("trace.opacity")}
        onPointerDown={() => {
          slide.current++;
        }}
        onChange={(event) =>
          change({ opacity: Number(event.target.value) / 100 }, `trace opacity ${slide.current}`)
        }
      />
      <IconButton
        label={picture.locked ? t("trace.unlock") : t("trace.lock")}
        icon={picture.locked ? <IconLock size={18} /> : <IconLockOpen size={18} />}
        pressed={picture.locked}
        onClick={() => change({ locked: !picture.locked })}
      />
      <IconButton label={t("trace.remove")} icon={<IconTrash size={18} />} onClick={() => change(null)} />
    </fieldset>
  );
}
