import type { SharedScene } from "@stanza/contract";
import { IconRotate, IconRotateClockwise, IconX } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../api/client.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { useTurntable } from "../inspiration/use-turntable.ts";
import css from "./OfferLink.module.css";

/** Turned by this with a key or a button, degrees. */
const STEP = 20;

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
      {scene && shown ? <Turntable key={part} scene={scene} part={part} name={name} /> : null}
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

function Turntable({ scene, part, name }: { scene: SharedScene; part: number; name: string }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  // On a touch screen the page scrolls until the room is taken in hand.
  const [isHeld, setIsHeld] = useState(false);
  const shown = useMemo(() => {
    const { rooms = [], rows = [] } = scene.parts[part] ?? {};
    return { materials: scene.materials, rooms, rows };
  }, [scene, part]);
  const { status, turnBy } = useTurntable(canvas, shown);
  if (status === "absent") return <p className={css.hint}>{t("link.no3d")}</p>;
  return (
    <>
      <div
        className={css.turntable}
        data-ready={status === "ready" || undefined}
        data-held={isHeld || undefined}
        role="application"
        aria-roledescription={t("scene.role")}
        aria-label={t("ideas.turntable", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
          event.preventDefault();
          turnBy(event.key === "ArrowLeft" ? -STEP : STEP);
        }}
      >
        <canvas ref={canvas} />
      </div>
      <div className={css.stageButtons} role="toolbar" aria-label={t("ideas.turn")}>
        <span className={css.touchOnly}>
          {isHeld ? (
            <IconButton
              label={t("link.release")}
              icon={<IconX size={18} />}
              onClick={() => setIsHeld(false)}
            />
          ) : (
            <Button size="sm" onClick={() => setIsHeld(true)}>
              {t("link.lookAround")}
            </Button>
          )}
        </span>
        <IconButton
          label={t("ideas.turnLeft")}
          icon={<IconRotateClockwise size={18} />}
          onClick={() => turnBy(-STEP)}
        />
        <IconButton
          label={t("ideas.turnRight")}
          icon={<IconRotate size={18} />}
          onClick={() => turnBy(STEP)}
        />
      </div>
    </>
  );
}
