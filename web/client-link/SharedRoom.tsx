import type { SharedScene } from "@stanza/contract";
import { Turntable } from "@stanza/web-pictures";
import { client } from "@stanza/web-site";
import { Segmented } from "@stanza/web-ui";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./OfferLink.module.css";

/** The rooms of the frozen offer in 3D. What is needed for it comes after the offer itself; without it the offer is whole all the same. */
export function SharedRoom({ token, name }: { readonly token: string; readonly name: string }) {
  const [scene, setScene] = useState<SharedScene | null>(null);
  const [failed, setFailed] = useState(false);
  const [part, setPart] = useState(0);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const answer = await client.getSharedScene({ params: { token } });
      if (left) return;
      if (answer.status === 200) setScene(answer.body);
      else setFailed(true);
    };
    void load();
    return () => {
      left = true;
    };
  }, [token]);
  const shown = scene?.parts[part];
  if (failed || (scene && !scene.parts.some(({ rooms, rows }) => rooms.length + rows.length > 0)))
    return null;
  return (
    <figure className={css.stage}>
      {scene && shown ? <TurnedPart key={part} scene={scene} part={part} name={name} /> : null}
      {scene && scene.parts.length > 1 ? (
        <figcaption className={css.parts}>
          <Segmented
            label={name}
            value={String(part)}
            options={scene.parts.map(({ title }, index) => ({ value: String(index), label: title }))}
            onChange={(value) => setPart(Number(value))}
          />
        </figcaption>
      ) : null}
    </figure>
  );
}

function TurnedPart({ scene, part, name }: { scene: SharedScene; part: number; name: string }) {
  const { t } = useTranslation();
  const shown = useMemo(() => {
    const { rooms = [], rows = [] } = scene.parts[part] ?? {};
    return { materials: scene.materials, rooms, rows };
  }, [scene, part]);
  return <Turntable inPage name={name} scene={shown} absent={<p className={css.hint}>{t("link.no3d")}</p>} />;
}
