import { chooseLook, chooseScheme, type Looks, useLooks, useTheme } from "@stanza/web-site";
import { Segmented } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Settings.module.css";
import { change } from "./say-changed.ts";

/** How everything looks on this device. */
export function AppearanceTab() {
  const { t } = useTranslation();
  const scheme = useTheme((state) => state.choice);
  return (
    <div className={css.settings}>
      <section className={css.setting}>
        <h2>{t("scheme.label")}</h2>
        <Segmented
          label={t("scheme.label")}
          value={scheme}
          onChange={(next) => change(scheme, next, chooseScheme)}
          options={(["light", "dark", "system"] as const).map((value) => ({
            value,
            label: t(`scheme.${value}`),
          }))}
        />
      </section>
      <Look
        of="density"
        label={t("settings.density")}
        text={t("settings.densityText")}
        options={[
          { value: "comfortable", label: t("settings.density.comfortable") },
          { value: "compact", label: t("settings.density.compact") },
        ]}
      />
      <Look
        of="motion"
        label={t("settings.motion")}
        text={t("settings.motionText")}
        options={[
          { value: "system", label: t("settings.motion.system") },
          { value: "reduced", label: t("settings.motion.reduced") },
        ]}
      />
      <Look
        of="contrast"
        label={t("settings.contrast")}
        text={t("settings.contrastText")}
        options={[
          { value: "usual", label: t("settings.contrast.usual") },
          { value: "high", label: t("settings.contrast.high") },
        ]}
      />
    </div>
  );
}

interface Props<K extends keyof Looks> {
  readonly of: K;
  readonly label: string;
  readonly text: string;
  readonly options: readonly { readonly value: Looks[K]; readonly label: string }[];
}

function Look<K extends keyof Looks>({ of, label, text, options }: Props<K>) {
  const now = useLooks((looks) => looks[of]);
  return (
    <section className={css.setting}>
      <h2>{label}</h2>
      <Segmented<Looks[K]>
        label={label}
        value={now}
        onChange={(next) => change<Looks[K]>(now, next, (value) => chooseLook(of, value))}
        options={options}
      />
      <p>{text}</p>
    </section>
  );
}
