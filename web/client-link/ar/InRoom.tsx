import { Button, QrCode, useMediaQuery } from "@stanza/web-ui";
import { IconAugmentedReality } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import own from "./Ar.module.css";
import { type ArWay, arWay, openQuickLook, sceneViewerAddress, thisDevice } from "./ar-way.ts";

interface Props {
  readonly token: string;
  readonly name: string;
}

/** One button on a device that can; a code for the phone elsewhere; the reason on a phone that cannot. */
export function InRoom({ token, name }: Props) {
  const { t } = useTranslation();
  const [way] = useState(() => arWay(thisDevice()));
  const isPhone = useMediaQuery("(pointer: coarse)");
  if (way !== "none")
    return (
      <Button
        variant="primary"
        size="lg"
        full
        icon={<IconAugmentedReality size={22} stroke={1.7} />}
        onClick={() => see(way, token, name)}
      >
        {t("ar.see")}
      </Button>
    );
  if (isPhone)
    return (
      <section className={own.why} role="note" aria-label={t("ar.whyNot")}>
        <strong>{t("ar.whyNot")}</strong>
        <p>{t("ar.whyNotText")}</p>
      </section>
    );
  return (
    <section className={own.scan} aria-label={t("ar.scan")}>
      <QrCode text={window.location.href} label={t("ar.code")} />
      <div>
        <h2>{t("ar.scan")}</h2>
        <p>{t("ar.scanText")}</p>
      </div>
    </section>
  );
}

function see(way: Exclude<ArWay, "none">, token: string, name: string): void {
  const model = (file: string) => new URL(`/api/ar/${token}/${file}`, window.location.href).href;
  if (way === "quick-look") openQuickLook(model("model.usdz"));
  else window.location.assign(sceneViewerAddress(model("model.glb"), name, window.location.href));
}
