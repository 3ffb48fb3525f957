import { cycleWallSnap, useWallChoices } from "@stanza/web-project";
import { announce } from "@stanza/web-ui";
import { IconMagnet } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Walls.module.css";

/** The way in which corners and walls snap while they are drawn or moved; a click or `S` takes the next way. */
export function SnapChip() {
  const { t } = useTranslation();
  const snap = useWallChoices((state) => state.snap);
  const name = t(`wallMode.${snap}`);
  return (
    <button
      type="button"
      className={css.snap}
      title={t(`wallMode.${snap}Says`)}
      aria-label={t("wallMode.label", { name })}
      onClick={() => announce(t(`wallMode.${cycleWallSnap()}Says`))}
    >
      <IconMagnet size={16} aria-hidden="true" />
      <b>{name}</b>
    </button>
  );
}
