import { offerOnly, useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { Button, EmptyState, ErrorState, ProgressBar } from "@stanza/web-ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../frame/Workspace.module.css";
import { WorkspacePage } from "../frame/WorkspacePage.tsx";
import { type ProductPreset, useProductPreset } from "./product-preset.ts";
import { type ProductStart, startProduct } from "./start-product.ts";

/** The workspace with one product of one catalogue and without the tools of the room (ux.md S3b). */
export function ProductWorkspace({ preset }: { readonly preset: ProductPreset }) {
  const { t } = useTranslation();
  const [state, setState] = useState<ProductStart | "starting">("starting");
  const [attempt, setAttempt] = useState(0);
  // A page that is drawn twice at once starts one project.
  const started = useRef(-1);
  useEffect(() => {
    useProductPreset.setState({ preset, view: "split" });
    if (started.current !== attempt) {
      started.current = attempt;
      void startProduct(preset).then(setState);
    }
    return () => useProductPreset.setState({ preset: null });
  }, [preset, attempt]);
  useEffect(() => () => offerOnly(null), []);
  const isOpen = useProject(({ open }) => open !== null);
  const again = () => {
    setState("starting");
    setAttempt(attempt + 1);
  };
  if (state === "starting")
    return (
      <div className={css.empty}>
        <ProgressBar label={t("workspace.loadingCatalogues")} />
      </div>
    );
  if (state === "ready") return <WorkspacePage />;
  if (state === "failed")
    return (
      <ErrorState
        isPage
        title={t("product.failed")}
        text={t("product.failedText")}
        actions={
          <Button variant="primary" onClick={again}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      isPage
      title={t(state === "kept" ? "product.kept" : "product.refused")}
      text={t(state === "kept" ? "product.keptText" : "product.refusedText")}
      actions={
        <>
          {state === "kept" && isOpen ? (
            <Button onClick={() => void goTo(paths.workspace())}>{t("product.backToProject")}</Button>
          ) : null}
          {state === "kept" ? (
            <Button variant="primary" onClick={again}>
              {t("action.tryAgain")}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void goTo(paths.home())}>
              {t("nav.home")}
            </Button>
          )}
        </>
      }
    />
  );
}
