import { LANGUAGES, siteLanguages } from "@stanza/web-site";
import { Button, IconButton, keepFocus, Skeleton, useMediaQuery, usePanelFocus } from "@stanza/web-ui";
import { IconList, IconX } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBaseTexts } from "../base-texts.ts";
import { SaveBar } from "../SaveBar.tsx";
import { useTranslations } from "../save-drafts.ts";
import { TextsFailed } from "../TextsFailed.tsx";
import css from "./InPlace.module.css";
import { KeyTexts } from "./KeyTexts.tsx";
import { keysOf, type Place } from "./place.ts";
import { ScreenList } from "./ScreenList.tsx";
import { closePanel, showAll, useScreenTexts } from "./screen-store.ts";
import { spotOf } from "./surroundings.ts";

const icon = { size: 18, stroke: 1.6 } as const;

/**
 * The translator above everything else, an open dialog included: a bar that says that it is on, or the panel with the wordings of the texts
 * that were pointed at, or with all texts of the screen.
 */
export function InPlacePanel({ leave }: { readonly leave: () => void }) {
  const { t } = useTranslation();
  const shown = useScreenTexts((state) => state.shown);
  const part = useRef<HTMLElement>(null);
  const name = shown === null || shown === "all" ? shown : keysOf(shown).join(" ");
  const onKeyDown = usePanelFocus(part, name, closePanel, mainPart);
  useLayoutEffect(() => part.current?.showPopover(), []);
  // A button that its own press removes, such as that of a save, hands the focus on.
  useEffect(() => (part.current ? keepFocus(part.current) : undefined), []);
  const side = shown !== null && shown !== "all" && isCovered(shown) ? "start" : "end";
  return (
    <aside
      ref={part}
      popover="manual"
      data-region
      aria-label={t("translator.title")}
      className={shown === null ? css.bar : css.panel}
      data-side={side}
      onKeyDown={onKeyDown}
    >
      {shown === null ? (
        <>
          <span>{t("translator.isOn")}</span>
          <Button size="sm" onClick={showAll}>
            {t("translator.onScreen")}
          </Button>
          <Button size="sm" onClick={leave}>
            {t("translator.stop")}
          </Button>
        </>
      ) : (
        <>
          <div className={css.title}>
            <h2>{t(shown === "all" ? "translator.onScreen" : "translator.wordings")}</h2>
            {shown === "all" ? null : (
              <IconButton label={t("translator.onScreen")} icon={<IconList {...icon} />} onClick={showAll} />
            )}
            <IconButton label={t("dialog.close")} icon={<IconX {...icon} />} onClick={closePanel} />
          </div>
          <Content key={name} shown={shown} />
        </>
      )}
    </aside>
  );
}

function Content({ shown }: { readonly shown: readonly Place[] | "all" }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const saved = useTranslations();
  const base = useBaseTexts([...new Set([...LANGUAGES.slice(0, 1), ...siteLanguages()])]);
  if (saved.isError || base.isError) return <TextsFailed retries={[saved.refetch, base.refetch]} />;
  const { texts } = base;
  if (!saved.data || !texts)
    return (
      <div className={css.content} aria-busy="true" role="status" aria-label={t("people.loading")}>
        <Skeleton height={240} />
      </div>
    );
  const keys = shown === "all" ? [] : keysOf(shown);
  return (
    <>
      <div className={css.content}>
        {isPhone ? <p className={css.note}>{t("translator.readOnly")}</p> : null}
        {keys.length > 1 ? <p className={css.note}>{t("translator.several")}</p> : null}
        {shown === "all" ? (
          <ScreenList />
        ) : (
          keys.map((key) => (
            <KeyTexts
              key={key}
              textKey={key}
              place={shown.find(({ spans }) => spans.some((span) => span.key === key)) ?? shown[0]!}
              base={texts}
              saved={saved.data.texts}
            />
          ))
        )}
      </div>
      <SaveBar source={texts.en ?? {}} className={css.save} />
    </>
  );
}

const mainPart = (): HTMLElement | null => document.getElementById("main");

/** The panel stands at the end of the lines; what it would cover there is shown with the panel at the other side. */
function isCovered([place]: readonly Place[]): boolean {
  if (!place) return false;
  const { left, right } = spotOf(place);
  const isRtl = document.documentElement.dir === "rtl";
  return isRtl ? left < PANEL_WIDTH : right > innerWidth - PANEL_WIDTH;
}
const PANEL_WIDTH = 400;
