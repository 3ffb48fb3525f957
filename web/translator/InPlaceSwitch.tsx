import { Switch } from "@stanza/web-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { turnInPlace, useInPlace } from "./in-place-mode.ts";
import css from "./Translator.module.css";

/** Turns the wording of texts in their place on and off. */
export function InPlaceSwitch() {
  const { t } = useTranslation();
  const id = useId();
  const isOn = useInPlace((state) => state.isOn);
  return (
    <div className={css.inPlace}>
      <label htmlFor={id}>
        <Switch id={id} on={isOn} describedBy={`${id}-help`} onChange={(on) => void turnInPlace(on)} />
        {t("translator.inPlace")}
      </label>
      <p id={`${id}-help`} className={css.lead}>
        {t("translator.inPlaceHelp")}
      </p>
    </div>
  );
}
