import { Price, rowName, useEditor, useEvaluation, useProject, useScene } from "@stanza/web-project";
import { goTo, paths, type WorkspaceView } from "@stanza/web-site";
import { TOAST_FLOOR } from "@stanza/web-ui";
import { IconAdjustments, IconFileText, IconLayoutGridAdd, IconListTree, IconSun } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ProductHint } from "../product/ProductHint.tsx";
import { useProductPreset } from "../product/product-preset.ts";
import { BottomSheet } from "./BottomSheet.tsx";
import { CanvasArea } from "./CanvasArea.tsx";
import { CatalogueDrawer, ItemsPanel, LookPanel, RoomPanel, StylePanel, VariantsPanel } from "./panels.ts";
import css from "./Workspace.module.css";
import { heightFor, setDetent, showSheet, useLayout } from "./workspace-layout.ts";

/** The canvas over the whole screen, a sheet for the panels, the four things a thumb reaches for. */
export function PhoneWorkspace({ view }: { readonly view: WorkspaceView }) {
  const { t, i18n } = useTranslation();
  const sheet = useLayout((state) => state.sheet);
  const detent = useLayout((state) => state.detent);
  const preset = useProductPreset((state) => state.preset);
  const selection = useEditor((state) => state.selection);
  const isHolding = useEditor(
    (state) => state.interaction.kind === "placing" || state.interaction.kind === "moving",
  );
  const { evaluated } = useScene();
  const selected = evaluated.rows.find(({ row }) => row.id === selection[0]);
  const projectId = useProject((state) => state.open?.projectId ?? null);

  // The canvas is needed for what is in the hand.
  useEffect(() => {
    if (isHolding) setDetent("peek");
  }, [isHolding]);
  useEffect(() => {
    const { sheet: shown, detent: height, itemsTab } = useLayout.getState();
    // What has been added is looked at; somebody in the table, the checks or the style is not taken away from there.
    const isListed = shown === "items" && itemsTab !== "items";
    const isBusy = (shown === "style" || isListed) && height !== "peek";
    if (selection.length > 0 && !isBusy) showSheet("properties", shown === "catalogue" ? "peek" : height);
  }, [selection]);

  const names = {
    properties: selected
      ? rowName(selected, i18n.language)
      : t(preset ? "workspace.properties" : "workspace.room"),
    catalogue: t("workspace.add"),
    items: t("workspace.items"),
    style: t("style.title"),
    look: t("look.title"),
  };
  const open = (name: typeof sheet) =>
    showSheet(name, sheet === name && detent !== "peek" ? "peek" : heightFor(name));
  return (
    <div className={css.phone}>
      <div className={css.phoneCanvas} data-detent={detent}>
        <CanvasArea view={view} single />
        <BottomSheet
          title={names[sheet]}
          aside={
            sheet === "properties" && selected && detent === "peek" ? (
              <RowPrice row={selected.row.id} />
            ) : null
          }
          isBare={sheet === "catalogue"}
        >
          {sheet === "catalogue" ? <CatalogueDrawer /> : null}
          {sheet === "items" ? <ItemsPanel /> : null}
          {sheet === "style" ? <StylePanel /> : null}
          {sheet === "look" ? <LookPanel /> : null}
          {sheet !== "properties" ? null : selected ? (
            <VariantsPanel />
          ) : preset ? (
            <ProductHint />
          ) : (
            <RoomPanel />
          )}
        </BottomSheet>
      </div>
      <nav className={css.bottomBar} aria-label={t("workspace.tools")} {...TOAST_FLOOR}>
        {preset?.article !== undefined ? null : (
          <BarButton
            icon={<IconLayoutGridAdd size={22} stroke={1.6} />}
            label={t("workspace.addShort")}
            pressed={sheet === "catalogue" && detent !== "peek"}
            onClick={() => open("catalogue")}
          />
        )}
        <BarButton
          icon={<IconListTree size={22} stroke={1.6} />}
          label={t("workspace.items")}
          pressed={sheet === "items" && detent !== "peek"}
          onClick={() => open("items")}
        />
        <BarButton
          icon={<IconSun size={22} stroke={1.6} />}
          label={t("look.title")}
          pressed={sheet === "look" && detent !== "peek"}
          onClick={() => open("look")}
        />
        <BarButton
          icon={<IconAdjustments size={22} stroke={1.6} />}
          label={t("workspace.variants")}
          pressed={sheet === "properties" && detent !== "peek"}
          onClick={() => open("properties")}
        />
        <BarButton
          icon={<IconFileText size={22} stroke={1.6} />}
          label={t("step.offer")}
          onClick={() => void goTo(paths.offer({ projectId }))}
        />
      </nav>
    </div>
  );
}

/** What the selected article costs, beside its name. */
function RowPrice({ row }: { readonly row: string }) {
  const priced = useEvaluation((state) => state.priced);
  const found = priced?.rows.find(({ rowId }) => rowId === row);
  const isUnpriced = found?.lines.some(({ price }) => price.kind === "unpriced");
  return priced && found && !isUnpriced ? <Price amount={found.total} currency={priced.currency} /> : null;
}

interface BarButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function BarButton({ icon, label, pressed, onClick }: BarButtonProps) {
  return (
    <button type="button" className={css.barButton} aria-pressed={pressed} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
