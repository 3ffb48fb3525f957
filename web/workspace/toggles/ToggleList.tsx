import { type EditorToggle, MAP_2D_SCALE, USUAL_TOGGLES } from "@stanza/editor";
import { editor, useEditor } from "@stanza/web-project";
import { Button, Switch } from "@stanza/web-ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetOrigin } from "../canvas/plan/origin.ts";
import { denominatorOf, usePlanView } from "../canvas/plan/plan-view.ts";
import css from "./ToggleList.module.css";

const SECTIONS: readonly {
  readonly title: "snapping" | "plan" | "scene";
  readonly toggles: readonly EditorToggle[];
}[] = [
  {
    title: "snapping",
    toggles: ["wallSnap", "boxSnap", "collisions", "magicLinks", "multiSelection", "layers"],
  },
  { title: "plan", toggles: ["zoomWindow", "newOrigin"] },
  { title: "scene", toggles: ["backFaceCulling", "boxCulling"] },
];

/** Scales that drawings of rooms are made at. */
const SCALES: readonly number[] = [10, 20, 25, 50, 100, 200, MAP_2D_SCALE];

/** The editor's switches with what each is for. `onTool`: a tool for the plan was taken, which the list should not cover. */
export function ToggleList({ onTool }: { readonly onTool?: () => void }) {
  const { t } = useTranslation();
  const toggles = useEditor((state) => state.toggles);
  return (
    <div className={css.list}>
      {SECTIONS.map(({ title, toggles: names }) => (
        <section key={title} className={css.section}>
          <h3>{t(`toggles.${title}`)}</h3>
          {names.map((name) => (
            <Toggle
              key={name}
              name={name}
              on={toggles[name]}
              onChange={(on) => {
                if (name === "newOrigin") forgetOrigin();
                editor.setToggle(name, on);
                if (on && (name === "zoomWindow" || name === "newOrigin")) onTool?.();
              }}
            />
          ))}
          {title === "plan" ? <Scale /> : null}
        </section>
      ))}
      <Button size="sm" variant="subtle" onClick={reset}>
        {t("toggles.reset")}
      </Button>
    </div>
  );
}

function reset(): void {
  const { map2DScale, ...switches } = USUAL_TOGGLES;
  for (const [name, on] of Object.entries(switches)) editor.setToggle(name as EditorToggle, on);
  editor.setMapScale(map2DScale);
  forgetOrigin();
}

interface ToggleProps {
  readonly name: EditorToggle | "map2DScale";
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Toggle({ name, on, onChange }: ToggleProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={css.toggle}>
      <label htmlFor={id} className={css.label}>
        <span>{t(`toggles.${name}`)}</span>
        <small id={`${id}-hint`}>{t(`toggles.${name}Hint`)}</small>
      </label>
      <Switch id={id} on={on} onChange={onChange} describedBy={`${id}-hint`} />
    </div>
  );
}

/** The plan's scale as it is, or as it is held. */
function Scale() {
  const { t } = useTranslation();
  const id = useId();
  const held = useEditor((state) => state.toggles.map2DScale);
  const seen = usePlanView((state) => (state.size ? Math.round(denominatorOf(state.view.scale)) : null));
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const wanted = Number.parseInt(draft ?? "", 10);
    if (wanted >= 1 && wanted <= 5000) editor.setMapScale(wanted);
    setDraft(null);
  };
  return (
    <>
      <Toggle
        name="map2DScale"
        on={held !== null}
        onChange={(on) => editor.setMapScale(on ? Math.max(1, seen ?? MAP_2D_SCALE) : null)}
      />
      <div className={css.scale}>
        <label htmlFor={id}>{t("toggles.scale")}</label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          list={`${id}-scales`}
          value={draft ?? held ?? seen ?? ""}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== null && commit()}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
          }}
        />
        <datalist id={`${id}-scales`}>
          {SCALES.map((scale) => (
            <option key={scale} value={scale} />
          ))}
        </datalist>
      </div>
    </>
  );
}
