import type { SharedScene } from "@stanza/contract";
import { Turntable } from "@stanza/web-pictures";
import { client } from "@stanza/web-site";
import { Segmented } from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeptView } from "./kept-view.ts";
import css from "./Link.module.css";
import { SeeInRoom } from "./SeeInRoom.tsx";

const load = (token: string) => client.getSharedScene({ params: { token } });

interface Props {
  readonly token: string;
  readonly name: string;
  /** Rows of the options that are switched off: they are not in the picture. */
  readonly left: readonly string[];
}

/** The rooms of the frozen offer in 3D, with what is chosen of it. */
export function SharedRoom({ token, name, left }: Props) {
  const { kept } = useKeptView(token, true, load);
  const [part, setPart] = useState(0);
  const scene = kept.state === "ready" ? kept.view : undefined;
  const isEmpty = scene && !scene.parts.some(({ rooms, rows }) => rooms.length + rows.length > 0);
  if (kept.state === "failed" || isEmpty) return null;
  return (
    <figure className={css.stage}>
      {scene ? <TurnedPart key={part} scene={scene} part={part} name={name} left={left} /> : null}
      {scene ? (
        <figcaption className={css.parts}>
          {scene.parts.length > 1 ? (
            <Segmented
              label={name}
              value={String(part)}
              options={scene.parts.map(({ title }, index) => ({ value: String(index), label: title }))}
              onChange={(value) => setPart(Number(value))}
            />
          ) : null}
          <SeeInRoom token={token} part={part} />
        </figcaption>
      ) : null}
    </figure>
  );
}

interface PartProps extends Omit<Props, "token"> {
  readonly scene: SharedScene;
  readonly part: number;
}

function TurnedPart({ scene, part, name, left }: PartProps) {
  const { t } = useTranslation();
  const isLeft = left.join("\n");
  const shown = useMemo(() => {
    const { rooms = [], rows = [] } = scene.parts[part] ?? {};
    const without = new Set(isLeft.split("\n"));
    return { materials: scene.materials, rooms, rows: rows.filter(({ row }) => !without.has(row.id)) };
  }, [scene, part, isLeft]);
  return <Turntable inPage name={name} scene={shown} absent={<p className={css.hint}>{t("link.no3d")}</p>} />;
}
