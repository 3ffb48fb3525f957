import { useEditor } from "@stanza/web-project";
import type { WorkspaceView } from "@stanza/web-site";
import { IconButton, useMediaQuery, usePanelFocus } from "@stanza/web-ui";
import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { shownCanvas } from "../canvas/shown-canvas.ts";
import { ProductHint } from "../product/ProductHint.tsx";
import { useProductPreset } from "../product/product-preset.ts";
import { CanvasArea } from "./CanvasArea.tsx";
import {
  CatalogueDrawer,
  ItemsPanel,
  LookPanel,
  PlanTable,
  RoomPanel,
  StylePanel,
  VariantsPanel,
} from "./panels.ts";
import { Rail } from "./Rail.tsx";
import { StatusBar } from "./StatusBar.tsx";
import css from "./Workspace.module.css";
import { closeDrawer, useLayout } from "./workspace-layout.ts";

/** Rail, drawer, canvas, properties, status bar. Below 1264 px there is room for one side panel at a time. */
export function DesktopWorkspace({ view }: { readonly view: WorkspaceView }) {
  const { t } = useTranslation();
  const drawer = useLayout((state) => state.drawer);
  const table = useLayout((state) => state.table);
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const isProduct = useProductPreset(({ preset }) => preset !== null);
  const oneSide = useMediaQuery("(max-width: 1263px)");
  const panel = useRef<HTMLElement>(null);
  const onPanelKey = usePanelFocus(panel, drawer, closeDrawer, shownCanvas);
  const titles = {
    catalogue: t("workspace.add"),
    items: t("workspace.items"),
    style: t("style.title"),
    look: t("look.title"),
  };
  const title = drawer ? titles[drawer] : "";
  return (
    <div className={css.desktop}>
      <Rail />
      {drawer ? (
        <section ref={panel} className={css.drawer} aria-label={title} data-region onKeyDown={onPanelKey}>
          <div className={css.drawerHead}>
            <h2>{title}</h2>
            <IconButton label={t("dialog.close")} icon={<IconX size={18} />} onClick={closeDrawer} />
          </div>
          <div className={css.panelBody}>
            {drawer === "catalogue" ? <CatalogueDrawer /> : null}
            {drawer === "items" ? <ItemsPanel /> : null}
            {drawer === "style" ? <StylePanel /> : null}
            {drawer === "look" ? <LookPanel /> : null}
          </div>
        </section>
      ) : null}
      <div className={css.stage}>
        <div className={css.views}>
          <CanvasArea view={view} />
        </div>
        {table ? <PlanTable /> : null}
      </div>
      {oneSide && drawer ? null : (
        <section
          className={css.properties}
          aria-label={t("workspace.properties")}
          data-region="properties"
          onKeyDown={backToCanvas}
        >
          {hasSelection ? <VariantsPanel /> : isProduct ? <ProductHint /> : <RoomPanel />}
        </section>
      )}
      <StatusBar />
    </div>
  );
}

/** Esc in the properties goes back to the view, where a second one deselects. */
function backToCanvas(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== "Escape" || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof Node) || !currentTarget.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  shownCanvas()?.focus({ preventScroll: true });
}
