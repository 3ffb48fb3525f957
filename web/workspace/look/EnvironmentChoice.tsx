import { isEnvironmentName, previewOf } from "@stanza/viewer/environments";
import { chooseLook, type HdrPreview, hdrFileUrl } from "@stanza/web-pictures";
import type { TranslationKey } from "@stanza/web-site";
import kit from "@stanza/web-ui/panel.module.css";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Look.module.css";

const [WIDTH, HEIGHT] = [128, 64];

/** The viewer's own environments, said in the person's language; a site's captions are its own. */
const CAPTIONS = {
  studio_small_09: "look.studioSmall",
  studio_soft: "look.studioSoft",
  studio_contrast: "look.studioContrast",
  daylight: "look.daylight",
  overcast: "look.overcast",
  evening: "look.eveningSun",
  night_city: "look.nightCity",
  warehouse: "look.warehouse",
  north_window: "look.northWindow",
} as const satisfies Readonly<Record<string, TranslationKey>>;

/** The environments as small pictures, one of them chosen. */
export function EnvironmentChoice({
  previews,
  shown,
}: {
  readonly previews: readonly HdrPreview[];
  readonly shown: string;
}) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={`${kit.section} ${css.environments}`}>
      <legend className={kit.title}>{t("look.environment")}</legend>
      <div className={css.grid}>
        {previews.map((preview) => (
          <label key={preview.name} className={css.environment}>
            <input
              type="radio"
              name={group}
              value={preview.name}
              checked={preview.name === shown}
              onChange={() => chooseLook({ environment: preview.name })}
            />
            <Picture preview={preview} />
            <span>{captionOf(preview)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );

  function captionOf({ name, ext, caption }: HdrPreview): string {
    if (ext !== "hdr" && isEnvironmentName(name)) return t(CAPTIONS[name]);
    return caption || name;
  }
}

/** The site's picture; drawn from the environment itself where there is none or it does not come. */
function Picture({ preview: { name, src } }: { readonly preview: HdrPreview }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const drawn = src === "" || failed;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!drawn || !context || !isEnvironmentName(name)) return;
    context.putImageData(new ImageData(previewOf(name, WIDTH, HEIGHT), WIDTH, HEIGHT), 0, 0);
  }, [drawn, name]);
  if (!drawn)
    return <img className={css.picture} src={hdrFileUrl(src)} alt="" onError={() => setFailed(true)} />;
  return <canvas ref={canvas} className={css.picture} width={WIDTH} height={HEIGHT} />;
}
