import { editor, lengthSaid, useLengthUnit } from "@stanza/web-project";
import { IconButton, Segmented } from "@stanza/web-ui";
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import bar from "./FloatingBar.module.css";
import css from "./NudgePad.module.css";
import { NUDGE_STEPS, NUDGE_WAYS, type NudgeWay, nudgeOf } from "./nudge-steps.ts";
import { useCameraMoves } from "./scene3d/camera-moves.ts";

const ICONS: Readonly<Record<NudgeWay, ReactNode>> = {
  left: <IconArrowLeft size={20} />,
  up: <IconArrowUp size={20} />,
  down: <IconArrowDown size={20} />,
  right: <IconArrowRight size={20} />,
};

/** Moves the selection by exact steps, for those who have no arrow keys. */
export function NudgePad({ isScene }: { readonly isScene: boolean }) {
  const { t, i18n } = useTranslation();
  const inInches = useLengthUnit() === "in";
  const steps = NUDGE_STEPS[inInches ? "in" : "mm"];
  const azimuth = useCameraMoves((state) => state.azimuth);
  const [place, setPlace] = useState(1);
  const step = steps[place]?.mm ?? 10;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no set of fields
    <div className={bar.bar} role="group" aria-label={t("nudge.title")}>
      {NUDGE_WAYS.map((way) => (
        <IconButton
          key={way}
          label={t(`nudge.${way}`, { mm: lengthSaid(step, i18n.language) })}
          icon={ICONS[way]}
          onClick={() => editor.nudge(nudgeOf(way, step, isScene ? azimuth : 0))}
        />
      ))}
      <Segmented
        label={t("nudge.step")}
        value={`${place}`}
        options={steps.map(({ name }, index) => ({ value: `${index}`, label: name }))}
        onChange={(value) => setPlace(Number(value))}
      />
      {inInches ? null : (
        <span className={css.unit} aria-hidden="true">
          mm
        </span>
      )}
    </div>
  );
}
