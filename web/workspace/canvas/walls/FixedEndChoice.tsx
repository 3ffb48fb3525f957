import { setFixedEnd, useWallChoices } from "@stanza/web-project";
import { Segmented } from "@stanza/web-ui";
import { IconArrowBarToLeft, IconArrowBarToRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./FixedEndChoice.module.css";

/** Which end of a wall stays when its length is typed; the pin on the plan shows it. */
export function FixedEndChoice() {
  const { t } = useTranslation();
  const fixedEnd = useWallChoices((state) => state.fixedEnd);
  return (
    <div className={css.choice}>
      <span>{t("wall.fixed")}</span>
      <Segmented
        label={t("wall.fixed")}
        value={fixedEnd}
        options={[
          { value: "start", label: t("wall.fixedStart") },
          { value: "end", label: t("wall.fixedEnd") },
        ]}
        onChange={setFixedEnd}
      />
    </div>
  );
}

/** The same beside a length that is being typed on the plan: one press changes ends. */
export function FixedEndToggle({ wall }: { readonly wall: string }) {
  const { t } = useTranslation();
  const fixedEnd = useWallChoices((state) => state.fixedEnd);
  const isStart = fixedEnd === "start";
  const label = t(isStart ? "wall.startStays" : "wall.endStays", { name: wall });
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => setFixedEnd(isStart ? "end" : "start")}
    >
      {isStart ? <IconArrowBarToRight size={16} /> : <IconArrowBarToLeft size={16} />}
      {t(isStart ? "wall.fixedStart" : "wall.fixedEnd")}
    </button>
  );
}
