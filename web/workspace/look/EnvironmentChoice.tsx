import { isEnvironmentName, previewOf } from "@stanza/viewer/environments";
import { chooseLook, environmentCaption, type HdrPreview, hdrFileUrl } from "@stanza/web-pictures";
import kit from "@stanza/web-ui/panel.module.css";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Look.module.css";

const [WIDTH, HEIGHT] = [128, 64];

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
            <span>{environmentCaption(preview, t)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
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
