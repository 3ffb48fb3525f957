import type { RenderQuality } from "@stanza/contract";
import { environmentCaption } from "@stanza/web-pictures";
import { Segmented, SelectField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import type { usePictureSettings } from "./picture-settings.ts";
import css from "./Renders.module.css";

const QUALITIES = ["draft", "standard", "high"] as const satisfies readonly RenderQuality[];

/** Size, quality, light and background of pictures. */
export function PictureFields({ of }: { readonly of: ReturnType<typeof usePictureSettings> }) {
  const { t } = useTranslation();
  const { settings, size, sizes, setSize, environment, lights, change } = of;
  const { quality, background } = settings;
  return (
    <>
      <SelectField
        label={t("renders.size")}
        value={size}
        onChange={(event) => setSize(event.target.value)}
        options={[...sizes]
          .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
          .map((one) => ({ value: one, label: `${one.replace("x", " × ")}` }))}
      />
      <div className={css.field}>
        <span aria-hidden="true">{t("renders.quality")}</span>
        <Segmented
          label={t("renders.quality")}
          value={quality}
          onChange={(chosen) => change({ quality: chosen })}
          options={QUALITIES.map((one) => ({ value: one, label: t(`renders.quality.${one}`) }))}
        />
      </div>
      <SelectField
        label={t("look.light")}
        value={environment}
        onChange={(event) => change({ light: event.target.value })}
        options={lights.map((one) => ({ value: one.name, label: environmentCaption(one, t) }))}
      />
      <div className={css.field}>
        <span aria-hidden="true">{t("look.background")}</span>
        <Segmented
          label={t("look.background")}
          value={background}
          onChange={(chosen) => change({ background: chosen })}
          options={[
            { value: "plain", label: t("look.plain") },
            { value: "environment", label: t("look.environment") },
          ]}
        />
      </div>
    </>
  );
}
