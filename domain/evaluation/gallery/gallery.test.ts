import { boxFootprint, compose, toParent, turn, type Vec3 } from "@stanza/geometry";
import { accepted, addGallery, changeHeader, newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { evaluateProject } from "../project-evaluation.ts";
import { arrangeGallery } from "./arrange-gallery.ts";
import { galleryScene } from "./gallery-scene.ts";
import { planGallery } from "./plan-gallery.ts";

const names = ["cucina", "armadio", "soggiorno", "bagno"] as const;
const all = names.flatMap((name) => {
  const { open } = demoCatalogue(name);
  return open.galleries.map((gallery) => ({ open, gallery }));
});

const line = () => {
  const { open } = demoCatalogue("cucina");
  const gallery = open.galleries.find(({ code }) => code === "G-LINE");
  if (!gallery) throw new Error("cucina has no gallery G-LINE");
  return { open, gallery };
};

test("[CA-05] the demo catalogues have at least eight galleries, each made of articles that exist and fit together", () => {
  expect(all.length).toBeGreaterThanOrEqual(8);
  for (const { open, gallery } of all) {
    const arranged = arrangeGallery(open, gallery);
    expect(arranged.missing, gallery.code).toEqual([]);
    expect(arranged.rows.length, gallery.code).toBe(gallery.rows.length);
    const corners = arranged.rows.flatMap(({ frame, evaluated }) => boxFootprint(frame, evaluated.box));
    expect(Math.min(...corners.map(([x]) => x)), gallery.code).toBeCloseTo(0, 6);
    expect(Math.min(...corners.map(([, z]) => z)), gallery.code).toBeCloseTo(0, 6);
    const { evaluated } = galleryScene(open, arranged);
    expect(evaluated.failed, gallery.code).toEqual([]);
    const errors = evaluated.rows.flatMap(({ row, article }) =>
      article.problems.filter(({ severity }) => severity === "error").map(({ code }) => `${row.id} ${code}`),
    );
    expect(errors, gallery.code).toEqual([]);
  }
});

test("[CA-05] a snapped article has its anchor on the other's, facing the opposite direction", () => {
  for (const { open, gallery } of all) {
    const { rows } = arrangeGallery(open, gallery);
    for (const { id, snap } of gallery.rows) {
      if (!snap) continue;
      const [mine, other] = [rows.find((row) => row.id === id)!, rows.find((row) => row.id === snap.to)!];
      const [a, b] = [
        mine.evaluated.anchors.find((anchor) => anchor.id === snap.my)!,
        other.evaluated.anchors.find((anchor) => anchor.id === snap.their)!,
      ];
      const apart = toParent(mine.frame, a.at).map((n, axis) => n - toParent(other.frame, b.at)[axis]!);
      expect(Math.hypot(...apart), `${gallery.code} ${id}`).toBeLessThan(0.01);
      const facing = turn(mine.frame.rotY, a.dir).map((n, axis) => n + turn(other.frame.rotY, b.dir)[axis]!);
      expect(Math.hypot(...facing), `${gallery.code} ${id}`).toBeLessThan(0.01);
    }
  }
});

test("[CA-05] a straight kitchen is as wide as its articles together and gets its worktop", () => {
  const { open, gallery } = line();
  const { evaluated } = galleryScene(open, arrangeGallery(open, gallery));
  const worktops = evaluated.rows.filter(({ automatic }) => automatic?.rule === "AUTO-WORKTOP");
  expect(worktops.length).toBe(1);
  const { rows, box } = arrangeGallery(open, gallery);
  const standing = rows.filter(({ frame }) => frame.at[1] === 0);
  expect(box[0]).toBeCloseTo(standing.reduce((sum, { evaluated: { box: own } }) => sum + own[0], 0));
});

test("[CA-05] a gallery of an unused model brings its header; nothing else of the project changes", () => {
  const { open, gallery } = line();
  const project = newProject();
  const plan = planGallery(project, open, gallery);
  expect(plan.header).toEqual(gallery.header);
  const after = accepted(addGallery(project, asNew(open, plan)));
  expect(after.catalogues[open.code]).toEqual({
    version: open.version,
    model: gallery.model,
    headers: { [gallery.model]: gallery.header },
  });
  expect(after.rows.map(({ article }) => article)).toEqual(gallery.rows.map(({ article }) => article));
});

test("[CA-05] in a project with finishes of its own the rows keep the pictured ones, or take the project's", () => {
  const { open, gallery } = line();
  const first = accepted(addGallery(newProject(), asNew(open, planGallery(newProject(), open, gallery))));
  const other = { catalogue: open.code, model: gallery.model, choices: { FIN: "F01" } };
  const mine = accepted(changeHeader(first, other));
  const finish = (finishes: "pictured" | "project") => {
    const plan = planGallery(mine, open, gallery, finishes);
    expect(plan.header).toBeUndefined();
    expect(plan.differs).toBe(true);
    const rows = asNew(open, plan).rows.map((row) => ({ ...row, id: `second ${row.id}` }));
    const after = accepted(addGallery(mine, { ...asNew(open, plan), rows }));
    const { rows: evaluated } = evaluateProject(after, new Map([[open.code, open]]));
    const of = (id: string) => evaluated.find(({ row }) => row.id === id)?.article.values.FIN;
    return { old: of("drawers"), fresh: of("second drawers") };
  };
  expect(finish("pictured")).toEqual({ old: "F01", fresh: gallery.header.FIN });
  expect(finish("project")).toEqual({ old: "F01", fresh: "F01" });
});

test("[CA-05] an article that the catalogue no longer has is reported, the others stay in place", () => {
  const { open, gallery } = line();
  const broken = {
    ...gallery,
    rows: gallery.rows.map((row) => (row.id === "wall3" ? { ...row, article: "GONE" } : row)),
  };
  const arranged = arrangeGallery(open, broken);
  expect(arranged.missing).toEqual(["GONE"]);
  expect(arranged.rows.length).toBe(gallery.rows.length - 1);
});

function asNew(open: { code: string; version: string }, plan: ReturnType<typeof planGallery>) {
  const { gallery, rows } = plan.arranged;
  const at: Vec3 = [0, 0, 0];
  return {
    catalogue: open.code,
    version: open.version,
    model: gallery.model,
    ...(plan.header ? { header: plan.header } : {}),
    rows: rows.map(({ id, article, choices, frame }) => ({
      id,
      article,
      choices,
      placement: { on: "room" as const, ...compose({ at, rotY: 0 }, frame) },
    })),
  };
}
