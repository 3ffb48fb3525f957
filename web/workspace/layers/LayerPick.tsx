import { type Project, putOnLayer, type RowId, type WallId } from "@stanza/project";
import { transact } from "@stanza/web-project";
import { SelectField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";

interface Props {
  readonly project: Project;
  readonly rows: readonly RowId[];
  readonly walls: readonly WallId[];
  readonly reason?: string;
}

const MIXED = "\0";

/** The layer that rows or walls lie on; nothing where the project has none. */
export function LayerPick({ project, rows, walls, reason }: Props) {
  const { t } = useTranslation();
  const layers = project.layers ?? [];
  if (layers.length === 0) return null;
  const things = [
    ...project.rows.filter(({ id }) => rows.includes(id)),
    ...project.rooms.flatMap((room) => room.walls).filter(({ id }) => walls.includes(id)),
  ];
  const on = new Set(things.map(({ layer }) => layer ?? ""));
  const [only = "", ...more] = on;
  return (
    <SelectField
      label={t("layers.of")}
      value={more.length > 0 ? MIXED : only}
      disabled={reason !== undefined}
      title={reason}
      onChange={({ target }) =>
        transact("edit.putOnLayer", (so) =>
          putOnLayer(so, { rows, walls, layer: target.value === "" ? null : target.value }),
        )
      }
      options={[
        ...(more.length > 0 ? [{ value: MIXED, label: t("layers.mixed") }] : []),
        { value: "", label: t("layers.noneOf") },
        ...layers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
