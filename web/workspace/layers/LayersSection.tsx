import { addLayer, changeLayer, type Layer, LIMITS, type Project, removeLayer } from "@stanza/project";
import { editor, transact, useEditor } from "@stanza/web-project";
import { Button, IconButton } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { IconEye, IconEyeOff, IconLock, IconLockOpen, IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LayerPick } from "./LayerPick.tsx";
import css from "./Layers.module.css";

/** Colours that new layers take in turn, told apart on both schemes. */
const COLOURS = [
  "#2478c3",
  "#1b8642",
  "#d53c3a",
  "#a56700",
  "#8b5fbf",
  "#0f8a94",
  "#c2487f",
  "#6d6a63",
] as const;

interface Props {
  readonly project: Project;
  readonly reason?: string;
  /** The selected wall. */
  readonly wall: string | null;
}

/** The layers of the drawing: shown, locked, coloured, named; and the layer of the selected wall. */
export function LayersSection({ project, reason, wall }: Props) {
  const { t } = useTranslation();
  const isOn = useEditor((state) => state.toggles.layers);
  const layers = project.layers ?? [];
  const add = () => {
    const names = new Set(layers.map(({ name }) => name));
    let n = layers.length + 1;
    while (names.has(t("layers.nth", { n }))) n++;
    const colour = COLOURS[layers.length % COLOURS.length] ?? COLOURS[0];
    const name = t("layers.nth", { n });
    transact("edit.addLayer", (so) =>
      addLayer(so, { id: crypto.randomUUID(), name, visible: true, locked: false, colour }),
    );
  };
  return (
    <div className={kit.section}>
      <div className={css.head}>
        <h3 className={kit.title}>{t("layers.title")}</h3>
        <IconButton
          label={t("layers.add")}
          icon={<IconPlus size={18} stroke={1.7} />}
          reason={reason ?? (layers.length >= LIMITS.maxLayers ? t("edit.refused") : undefined)}
          onClick={add}
        />
      </div>
      {isOn ? null : <p className={kit.hint}>{t("layers.off")}</p>}
      {layers.length === 0 ? (
        <p className={kit.hint}>{t("layers.none")}</p>
      ) : (
        <ul className={css.layers}>
          {layers.map((layer) => (
            <LayerLine key={layer.id} layer={layer} project={project} reason={reason} />
          ))}
        </ul>
      )}
      {wall !== null && layers.length > 0 ? (
        <LayerPick project={project} rows={[]} walls={[wall]} reason={reason} />
      ) : null}
    </div>
  );
}

interface LineProps {
  readonly layer: Layer;
  readonly project: Project;
  readonly reason?: string;
}

function LayerLine({ layer, project, reason }: LineProps) {
  const { t } = useTranslation();
  const { id, name, visible, locked, colour } = layer;
  const change = (what: Partial<Omit<Layer, "id">>, gesture?: string) =>
    transact(
      "edit.layer",
      (so) => changeLayer(so, { layer: id, ...what }),
      gesture === undefined ? {} : { gesture },
    );
  const rows = project.rows.filter((row) => row.layer === id);
  const walls = project.rooms.flatMap((room) => room.walls).filter((wall) => wall.layer === id);
  const icon = { size: 18, stroke: 1.6 } as const;
  return (
    <li className={css.layer}>
      <input
        type="color"
        className={css.colour}
        aria-label={t("layers.colour", { name })}
        title={t("layers.colour", { name })}
        value={colour}
        disabled={reason !== undefined}
        onChange={(event) => change({ colour: event.target.value }, `layer ${id} colour`)}
      />
      <input
        className={css.name}
        aria-label={t("layers.name")}
        defaultValue={name}
        key={name}
        readOnly={reason !== undefined}
        maxLength={LIMITS.maxCode}
        onBlur={(event) => {
          const next = event.target.value.trim();
          if (next === "") event.target.value = name;
          else if (next !== name) change({ name: next });
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") {
            event.currentTarget.value = name;
            event.currentTarget.blur();
          }
        }}
      />
      <button
        type="button"
        className={css.count}
        title={t("layers.select", { name })}
        aria-label={`${t("layers.select", { name })}, ${t("layers.count", { count: rows.length + walls.length })}`}
        onClick={() => {
          const [first] = walls;
          if (rows.length > 0) editor.select(rows.map((row) => row.id));
          else if (first) editor.selectWall(first.id);
        }}
      >
        {rows.length + walls.length}
      </button>
      <IconButton
        label={t(visible ? "layers.hide" : "layers.show", { name })}
        icon={visible ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
        reason={reason}
        onClick={() => change({ visible: !visible })}
      />
      <IconButton
        label={t(locked ? "layers.unlock" : "layers.lock", { name })}
        icon={locked ? <IconLock {...icon} /> : <IconLockOpen {...icon} />}
        reason={reason}
        onClick={() => change({ locked: !locked })}
      />
      <IconButton
        label={t("layers.remove", { name })}
        icon={<IconTrash {...icon} />}
        reason={reason}
        onClick={() => transact("edit.removeLayer", (so) => removeLayer(so, { layer: id }))}
      />
    </li>
  );
}

/** Brings back what was hidden by hand, where there is any. */
export function HiddenNote({ project, reason }: Pick<Props, "project" | "reason">) {
  const { t } = useTranslation();
  const count = project.rows.filter(({ hidden }) => hidden).length;
  if (count === 0) return null;
  return (
    <div className={kit.section}>
      <Button size="sm" icon={<IconEye size={16} />} reason={reason} onClick={() => editor.arrange.show()}>
        {t("canvas.showHidden", { count })}
      </Button>
    </div>
  );
}
