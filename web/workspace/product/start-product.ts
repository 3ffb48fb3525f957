import { addRoom, changeVariant } from "@stanza/project";
import { ensureSession } from "@stanza/web-access";
import { addArticle, addGallery, allGalleries, findGallery } from "@stanza/web-catalogue";
import {
  countAsBegun,
  loadCatalogues,
  mayReplaceProject,
  offerOnly,
  startEvaluation,
  startProject,
  todaysPin,
  transact,
  useCatalogues,
  useProject,
} from "@stanza/web-project";
import { log } from "@stanza/web-ui";
import i18next from "i18next";
import type { ProductPreset } from "./product-preset.ts";

/** `refused`: nobody may work here; `kept`: the open project was not to be replaced; `failed`: the catalogue or what stands in it is missing. */
export type ProductStart = "ready" | "refused" | "kept" | "failed";

/** Starts a project with the room and the product of a preset in it. It is kept nowhere until somebody changes something. */
export async function startProduct(preset: ProductPreset): Promise<ProductStart> {
  if (!(await ensureSession())) return "refused";
  if (!(await mayReplaceProject())) return "kept";
  const { language } = i18next;
  offerOnly(preset.catalogue);
  startProject("", language);
  startEvaluation();
  if (!(await loadCatalogues())) return "failed";
  const catalogue = useCatalogues.getState().loaded.get(preset.catalogue)?.open;
  const pin = todaysPin(preset.catalogue);
  const model = catalogue?.defaultModel().code;
  if (!catalogue || !pin || model === undefined) return "failed";
  startProject("", language, { [preset.catalogue]: { ...pin, model, headers: {} } });
  const room = transact("edit.addRoom", (project) =>
    addRoom(project, { ...preset.room, newId: () => crypto.randomUUID() }),
  );
  if (!room?.ok) log("error", `The room of the preset was refused: ${room?.refusal.message ?? ""}`);
  if (!(await placeProduct(preset, catalogue, model))) return "failed";
  countAsBegun();
  return "ready";
}

type Open = NonNullable<ReturnType<ReturnType<typeof useCatalogues.getState>["loaded"]["get"]>>["open"];

async function placeProduct(preset: ProductPreset, catalogue: Open, model: string): Promise<boolean> {
  if (preset.article !== undefined) {
    const entry = catalogue.article(preset.article, model);
    if (entry === undefined || (await addArticle(catalogue, model, entry)) === "refused") return false;
    chooseFor(preset);
    return true;
  }
  if (preset.gallery === undefined) return true;
  const items = allGalleries(useCatalogues.getState().loaded);
  const gallery = findGallery(items, `${preset.catalogue}/${preset.gallery}`);
  return gallery !== undefined && (await addGallery(gallery)) !== "refused";
}

function chooseFor({ article, choices }: ProductPreset): void {
  const rows = useProject.getState().open?.document.project.rows ?? [];
  const row = rows.find((one) => one.article === article)?.id;
  if (row === undefined || choices === undefined) return;
  const outcome = transact("edit.choose", (project) => changeVariant(project, { row, choices }));
  if (outcome?.ok === false)
    log("error", `The choices of the preset were refused: ${outcome.refusal.message}`);
}
