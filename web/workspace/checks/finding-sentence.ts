import { textIn } from "@stanza/catalogue";
import type { EvaluatedProject, Finding } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import { lengthSaid, nameOf, type Say } from "@stanza/web-project";
import type { TranslationKey } from "@stanza/web-site";

/** The name of a finding, and its fault. */
export interface FindingText {
  readonly title: string;
  readonly text: string;
}

/** A finding in words: the thing first, then what is wrong with it. */
export function findingText(
  { matter, rows }: Finding,
  evaluated: EvaluatedProject,
  say: Say,
  language: string,
): FindingText {
  const name = (id: RowId | undefined): string => {
    const failed = evaluated.failed.find(({ row }) => row.id === id);
    return id === undefined ? "" : nameOf(id, evaluated, language) || failed?.row.article || id;
  };
  const own = name(rows[0]);
  switch (matter.kind) {
    case "failed":
      return { title: own, text: textIn(matter.because, language) };
    case "rule":
      return { title: own, text: textIn(matter.because, language) };
    case "stale":
      return { title: say("preflight.stale"), text: say("statusBar.stale") };
    case "overlap":
      return { title: own, text: say("preflight.overlap", { other: name(rows[1]) }) };
    case "clearance": {
      const { conflict } = matter;
      const other =
        "row" in conflict.with ? name(rows[1]) : say("roomPanel.wall", { name: conflict.with.name });
      const because = conflict.because ? textIn(conflict.because, language) : "";
      const text = because
        ? say("preflight.clearance", { because: because.replace(/\.$/, ""), other })
        : say("preflight.clearanceBare", { other });
      return { title: own, text };
    }
    case "gap": {
      const { left, right, wallName, width } = matter.gap;
      const mm = lengthSaid(width, language);
      const wall = say("roomPanel.wall", { name: wallName });
      return left !== null && right !== null
        ? { title: name(left), text: say("preflight.gap", { mm, other: name(right), wall }) }
        : { title: own, text: say("preflight.gapAtWall", { mm, wall }) };
    }
    case "window":
      return { title: own, text: say("preflight.window", { other: name(rows[1]) }) };
    case "hood":
      return {
        title: own,
        text: say("preflight.hood", { mm: lengthSaid(matter.missed.off, language), other: name(rows[1]) }),
      };
    case "noHood":
      return { title: own, text: say("preflight.noHood") };
    case "openEnd":
      return { title: own, text: say("preflight.openEnd") };
    case "removed":
      return {
        title: own,
        text: say("preflight.removed", { name: textIn(matter.gone.description, language) }),
      };
    case "tooWide":
      return {
        title: own,
        text: say("snap.tooWide", {
          name: matter.wallName,
          width: lengthSaid(matter.widthMm, language),
          length: lengthSaid(matter.lengthMm, language),
        }),
      };
    case "missing":
      return { title: own, text: say("preflight.missing", { name: textIn(matter.name, language) }) };
    case "unpriced": {
      const line = textIn(matter.line, language);
      const why = say(`details.noPrice.${matter.reason}` as TranslationKey);
      return { title: own || line, text: line === "" || line === own ? why : `${line}: ${why}` };
    }
    case "emptyCustom":
    case "gone":
    case "needsMigration":
      return { title: own, text: say(`preflight.${matter.kind}`) };
    case "openRoom":
      return { title: say("preflight.openRoom"), text: say("preflight.openRoomText") };
    case "rowPicture":
      return {
        title: say("preflight.rowPicture"),
        text: say("preflight.rowPictureText", { count: rows.length }),
      };
    case "picture":
      return { title: say("preflight.picture"), text: say("preflight.pictureText") };
  }
}
