import { useCatalogues } from "@stanza/web-project";

/** A viewer out of sight that only takes pictures, with the loaded catalogues' materials. Rejects where the browser has no WebGL. */
export async function openHiddenViewer() {
  const { Viewer } = await import("@stanza/viewer");
  const viewer = new Viewer({ canvas: document.createElement("canvas"), onPick: () => {} });
  const materials = [...useCatalogues.getState().loaded.values()].flatMap(({ open }) => open.materials);
  viewer.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
  return viewer;
}
