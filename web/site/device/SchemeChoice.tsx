import { Segmented } from "@stanza/web-ui";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { chooseScheme, useTheme } from "./theme-store.ts";

const icon = { size: 16, stroke: 1.8 } as const;

/** Light, dark, or what the device says. */
export function SchemeChoice() {
  const { t } = useTranslation();
  const choice = useTheme((state) => state.choice);
  return (
    <Segmented
      label={t("scheme.label")}
      value={choice}
      onChange={chooseScheme}
      options={[
        { value: "light", label: t("scheme.light"), icon: <IconSun {...icon} /> },
        { value: "dark", label: t("scheme.dark"), icon: <IconMoon {...icon} /> },
        { value: "system", label: t("scheme.system"), icon: <IconDeviceDesktop {...icon} /> },
      ]}
    />
  );
}
