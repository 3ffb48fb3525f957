import { chooseLook, loadHdrLibrary, shownPreview, useLook } from "@stanza/web-pictures";
import { Segmented } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { DAY_PRESETS, type DayPreset, hourText, presetOf } from "./day-presets.ts";
import { EnvironmentChoice } from "./EnvironmentChoice.tsx";
import css from "./Look.module.css";

/** The settings of the 3D view: hour of the day, environment, background, effort. None of them changes the project. */
export function LookPanel() {
  const { t, i18n } = useTranslation();
  const state = useLook((now) => now);
  const { hour, background, quality, photograph } = state.choice;
  const id = useId();
  useEffect(() => void loadHdrLibrary(), []);
  const presets = [
    { value: "studio", label: t("look.studio") },
    { value: "day", label: t("look.day") },
    { value: "evening", label: t("look.evening") },
    { value: "night", label: t("look.night") },
  ] as const;
  return (
    <div className={kit.panel}>
      <div className={kit.scroll}>
        <section className={kit.section} aria-labelledby={`${id}-light`}>
          <h3 id={`${id}-light`} className={kit.title}>
            {t("look.light")}
          </h3>
          <Segmented<DayPreset | "own">
            label={t("look.light")}
            value={presetOf(hour)}
            options={presets}
            onChange={(preset) => preset !== "own" && chooseLook({ hour: DAY_PRESETS[preset] })}
          />
          <label className={css.hour}>
            <span>{t("look.hour")}</span>
            <output>{hour === null ? t("look.noHour") : hourText(hour, i18n.language)}</output>
            <input
              type="range"
              min={0}
              max={24}
              step={0.25}
              value={hour ?? DAY_PRESETS.day}
              aria-valuetext={hour === null ? t("look.noHour") : hourText(hour, i18n.language)}
              onChange={(event) => chooseLook({ hour: event.target.valueAsNumber })}
            />
          </label>
        </section>
        <EnvironmentChoice previews={state.library.previews} shown={shownPreview(state).name} />
        <section className={kit.section} aria-labelledby={`${id}-background`}>
          <h3 id={`${id}-background`} className={kit.title}>
            {t("look.background")}
          </h3>
          <Segmented
            label={t("look.background")}
            value={background}
            options={[
              { value: "plain", label: t("look.plain") },
              { value: "environment", label: t("look.environment") },
            ]}
            onChange={(value) => chooseLook({ background: value })}
          />
        </section>
        <section className={kit.section} aria-labelledby={`${id}-photograph`}>
          <h3 id={`${id}-photograph`} className={kit.title}>
            {t("look.photograph")}
          </h3>
          <Segmented
            label={t("look.photograph")}
            value={photograph}
            options={[
              { value: "auto", label: t("look.auto") },
              { value: "on", label: t("look.photographOn") },
              { value: "off", label: t("look.photographOff") },
            ]}
            onChange={(value) => chooseLook({ photograph: value })}
          />
          <p className={kit.hint}>{t("look.photographHelp")}</p>
        </section>
        <section className={kit.section} aria-labelledby={`${id}-quality`}>
          <h3 id={`${id}-quality`} className={kit.title}>
            {t("look.quality")}
          </h3>
          <Segmented
            label={t("look.quality")}
            value={quality}
            options={[
              { value: "auto", label: t("look.auto") },
              { value: "high", label: t("look.high") },
              { value: "low", label: t("look.low") },
            ]}
            onChange={(value) => chooseLook({ quality: value })}
          />
          <p className={kit.hint}>{t("look.qualityHelp")}</p>
          <p className={kit.hint}>{t("look.kept")}</p>
        </section>
      </div>
    </div>
  );
}
