import type { WallDrawing } from "@stanza/editor";
import { useEditor } from "@stanza/web-project";
import { Keys, type TranslationKey } from "@stanza/web-site";
import { IconButton } from "@stanza/web-ui";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDrawnWalls } from "../canvas/walls/use-wall-tools.ts";
import css from "./Canvas.module.css";
import { setHints, useLayout } from "./workspace-layout.ts";

type Hint = readonly [keys: string, text: TranslationKey];

const HINTS: Readonly<
  Record<
    | "walls"
    | "chain"
    | "bulge"
    | "wall"
    | "placing"
    | "stationed"
    | "moving"
    | "turning"
    | "selection"
    | "idle"
    | "scene",
    readonly Hint[]
  >
> = {
  walls: [
    ["0–9", "hint.length"],
    ["Tab", "hint.angle"],
    ["A", "hint.arc"],
  ],
  chain: [
    ["0–9", "hint.length"],
    ["Shift", "hint.freeAngle"],
    ["C", "hint.closeRoom"],
  ],
  bulge: [
    ["0–9", "hint.sagitta"],
    ["R", "hint.radius"],
    ["Enter", "hint.take"],
  ],
  wall: [
    ["S", "hint.snap"],
    ["Delete", "hint.remove"],
    ["Esc", "hint.letGo"],
  ],
  placing: [
    ["R", "hint.turn"],
    ["Shift", "hint.another"],
    ["Alt", "hint.free"],
  ],
  stationed: [
    ["←→", "hint.along"],
    ["Tab", "hint.nextWall"],
    ["0–9", "hint.distance"],
    ["Enter", "hint.putDown"],
  ],
  moving: [
    ["0–9", "hint.distance"],
    ["R", "hint.turn"],
    ["Alt", "hint.free"],
  ],
  turning: [
    ["0–9", "hint.angle"],
    ["Shift", "hint.freeAngle"],
    ["Esc", "hint.giveUp"],
  ],
  selection: [
    ["R", "hint.turn"],
    ["Ctrl+D", "hint.copy"],
    ["Delete", "hint.remove"],
  ],
  idle: [
    ["A", "hint.add"],
    ["Space", "hint.pan"],
    ["Shift+1", "hint.fit"],
  ],
  scene: [
    ["A", "hint.add"],
    ["Shift+1", "hint.fit"],
    ["4", "hint.walk"],
  ],
};

const HAND = ["placing", "stationed", "moving", "turning"] as const;
const isHintedTopic = (kind: string): kind is (typeof HAND)[number] =>
  (HAND as readonly string[]).includes(kind);

/** The few keys that help right now; it can be switched off. */
export function HintBar({ isScene }: { readonly isScene: boolean }) {
  const { t } = useTranslation();
  const shown = useLayout((state) => state.hints);
  const kind = useEditor(({ interaction }) =>
    interaction.kind === "placing" && interaction.station ? "stationed" : interaction.kind,
  );
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const drawing = useDrawnWalls();
  const walls = drawing ? wallTopic(drawing) : null;
  const wall = useEditor((state) => state.wall !== null);
  if (!shown) return null;
  const rest = hasSelection ? "selection" : wall ? "wall" : isScene ? "scene" : "idle";
  const topic = walls ?? (isHintedTopic(kind) ? kind : rest);
  return (
    <div className={css.hints}>
      {HINTS[topic].map(([keys, text]) => (
        <span key={keys} className={css.hint}>
          <Keys keys={keys} />
          {t(text)}
        </span>
      ))}
      <IconButton
        className={css.hintsClose}
        label={t("hint.off")}
        icon={<IconX size={14} />}
        onClick={() => setHints(false)}
      />
    </div>
  );
}

/** From the third corner on the room can be closed. */
const wallTopic = ({ arcEnd, corners }: WallDrawing) =>
  arcEnd ? "bulge" : corners.length >= 3 ? "chain" : "walls";
