import {
  type CheckedData,
  type ErpItem,
  type Outcome,
  OWN_REFUSALS,
  REFUSALS,
  refused,
  succeeded,
} from "@stanza/embed";
import { type RowId, setQuantity } from "@stanza/project";
import { editor, isReadOnly, transact, useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { chooseTexts } from "../actions/choose-texts.ts";
import { addNamed } from "../actions/insert-article.ts";
import { loadedCatalogue, lookUp } from "../actions/look-up.ts";
import { inProject, takeModel } from "../actions/prepare-project.ts";
import { configureFrame, isFrameShown } from "../article-frame/configure-frame.ts";
import { useHostSession } from "../host-session.ts";
import { goToPage } from "../page/go-to-page.ts";
import { hostPageAddress } from "../page/host-page.ts";
import { projectJson } from "../page/project-json.ts";
import { openNamedProject } from "./named-project.ts";
import { takeProjectSetting, takeSetting } from "./take-setting.ts";
import { takeTerms } from "./take-terms.ts";

type Wish = CheckedData<"configure">;

/**
 * Brings an article or a project of the ERP to where its person goes on with it: a project by number or JSON, or a new one with the article;
 * then the choices, the other articles, customer, discounts, and the row that is meant. `saved` tells its variants from then on. In a frame
 * with one article it is that article which is replaced.
 */
export async function configure(data: Wish): Promise<Outcome> {
  await takeSetting(data);
  if (isFrameShown() && data.item !== "" && data.page === "") return configureFrame(data);
  useHostSession.setState({ row: null });
  if (data.project !== undefined) {
    const opened = await openNamedProject(data.project);
    return opened.ok ? fill(data) : opened;
  }
  const hasArticles = data.item !== "" || data.rows.length > 0;
  if (hasArticles && !useProject.getState().open)
    return inProject({ newproject: true, nosaverequest: true, addroom: false }, () => fill(data));
  return useProject.getState().open ? fill(data) : refused(REFUSALS.project);
}

async function fill(data: Wish): Promise<Outcome> {
  const isNew = data.item !== "" || data.rows.length > 0 || data.adds.length > 0;
  if (isNew && isReadOnly()) return refused(OWN_REFUSALS.readOnly);
  takeTerms(data);
  const first = data.item === "" ? undefined : await addItem({ ...data, qt: 1 }, data);
  if (first && "refusal" in first) return refused(first.refusal);
  for (const item of [...data.rows, ...data.adds]) {
    const added = await addItem(item, data);
    if ("refusal" in added) return refused(added.refusal);
  }
  const row = first?.row ?? (await meantRow(data));
  const wanted = { ...data.variants, ...data.forcedVariants };
  if (row !== undefined && Object.keys(wanted).length > 0) {
    const chosen = await chooseTexts([row], wanted);
    if ("refusal" in chosen) return refused(chosen.refusal);
  }
  if (row !== undefined) {
    editor.select([row]);
    useHostSession.setState({ row });
  }
  takeProjectSetting(data);
  const projectId = useProject.getState().open?.projectId ?? null;
  const address = data.page === "" ? undefined : hostPageAddress(data.page, "");
  if (address !== undefined) return goToPage(address);
  await goTo(paths.workspace({ projectId, view: "3d" }));
  return succeeded({ project: projectId, row: row ?? null });
}

/** Adds an article of the ERP; catalogue and model are its own, else those of the message. */
async function addItem(
  item: Pick<ErpItem, "catalog" | "model" | "item" | "variants" | "qt">,
  usual: Pick<Wish, "catalog" | "model">,
): Promise<{ readonly row: RowId } | { readonly refusal: string }> {
  const found = await loadedCatalogue(item.catalog || usual.catalog);
  if (!found)
    return { refusal: item.catalog || usual.catalog ? REFUSALS.unknownCatalogue : REFUSALS.catalogue };
  const wanted = (item.model || usual.model).toUpperCase();
  const model = found.open.models.find(({ code }) => code.toUpperCase() === wanted)?.code;
  if (model === undefined) return { refusal: wanted === "" ? REFUSALS.model : REFUSALS.unknownModel };
  const catalog = found.open.code;
  const article = await lookUp.article({ catalog, model, classification: "", article: item.item });
  if (article === undefined) return { refusal: REFUSALS.unknownArticle };
  const refusal = takeModel({ catalog, model, header: {} });
  if (refusal !== undefined) return { refusal };
  const added = await addNamed({ catalog, model, article });
  if ("refusal" in added) return added;
  const { row } = added;
  if (item.qt !== 1) transact("edit.quantity", (project) => setQuantity(project, { row, quantity: item.qt }));
  if (Object.keys(item.variants).length === 0) return added;
  const chosen = await chooseTexts([row], item.variants);
  return "refusal" in chosen ? chosen : added;
}

/** The row that the host names by its own id or by that of its box. */
async function meantRow({ currentrow, configureboxid }: Wish): Promise<RowId | undefined> {
  if (currentrow === "" && configureboxid === "") return undefined;
  const rows = (await projectJson())?.rows ?? [];
  const wanted = [currentrow, configureboxid].filter(Boolean);
  return rows.find(({ uniqueid, boxid }) => wanted.includes(uniqueid) || wanted.includes(boxid ?? ""))
    ?.uniqueid;
}
