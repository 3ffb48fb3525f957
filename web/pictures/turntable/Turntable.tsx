import { Button, IconButton } from "@stanza/web-ui";
import { IconPlayerPause, IconPlayerPlay, IconRotate, IconRotateClockwise, IconX } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ViewerCanvas, ViewerNotice } from "../viewer/ViewerCanvas.tsx";
import css from "./Turntable.module.css";
import { type TurnedScene, useTurntable } from "./use-turntable.ts";

/** Turned by this with a key or a button, degrees. */
const STEP = 20;

interface Props {
  /** Name of the turned thing. */
  readonly name: string;
  readonly scene: TurnedScene;
  /** Instead of the view, where the device has no 3D. */
  readonly absent: ReactNode;
  /** It stands in a page that scrolls, so a finger turns it only once it was taken in hand. */
  readonly inPage?: boolean;
}

/** A scene that swings to and fro until it is stopped or taken in hand: dragged, or turned by arrow keys and buttons. It fills what it stands in. */
export function Turntable({ name, scene, absent, inPage = false }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isHeld, setIsHeld] = useState(!inPage);
  const { view, turnBy, isSwinging, setSwinging } = useTurntable(canvas, scene);
  return (
    <>
      <div
        className={css.turntable}
        data-ready={view.status === "ready" || undefined}
        data-held={isHeld || undefined}
        role="application"
        aria-roledescription={t("scene.role")}
        aria-label={t("ideas.turntable", { name })}
        hidden={view.status === "absent"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
          event.preventDefault();
          turnBy(event.key === "ArrowLeft" ? -STEP : STEP);
        }}
      >
        <ViewerCanvas canvas={canvas} view={view} />
      </div>
      {view.status === "absent" ? (
        absent
      ) : (
        <>
          <ViewerNotice status={view.status} />
          <div className={css.toolbar} role="toolbar" aria-label={t("ideas.turn")}>
            {inPage ? (
              <span className={css.byFinger}>
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
            ) : null}
            <IconButton
              label={t(isSwinging ? "ideas.stop" : "ideas.goOn")}
              icon={isSwinging ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
              onClick={() => setSwinging(!isSwinging)}
            />
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
      )}
    </>
  );
}
