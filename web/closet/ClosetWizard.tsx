import { type ArticleEvaluation, dclassComponent, textIn, type VariableView } from "@stanza/catalogue";
import { CLOSET_VARIABLES, isMainStep } from "@stanza/evaluation";
import { type ChoiceTarget, choose, useOpenProject, useReadOnlyReason } from "@stanza/web-project";
import { useConfig, useSession } from "@stanza/web-site";
import { announce, Button, Segmented, useMediaQuery } from "@stanza/web-ui";
import { ArticleElevation, type Fit, fitOf, InlineDclass } from "@stanza/web-workspace";
import { IconWand } from "@tabler/icons-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ClosetBar } from "./ClosetBar.tsx";
import { ClosetFoot } from "./ClosetFoot.tsx";
import css from "./ClosetWizard.module.css";
import { openFill } from "./fill/open-fill.ts";
import { ClosetScene } from "./picture/ClosetScene.tsx";
import { saveCloset } from "./save/save-closet.ts";
import { ClosetFit } from "./steps/ClosetFit.tsx";
import { ClosetSummary } from "./steps/ClosetSummary.tsx";
import { closetStep } from "./steps/closet-steps-store.ts";
import { RefusedSave } from "./steps/RefusedSave.tsx";
import { StepFields } from "./steps/StepFields.tsx";
import { StepHead } from "./steps/StepHead.tsx";
import { Stepper } from "./steps/Stepper.tsx";
import { focusStep, StepStart } from "./steps/StepStart.tsx";
import { useStepActions } from "./steps/use-step-actions.ts";
import { useUndoLeadsBack } from "./steps/use-undo-leads-back.ts";
import { useWizard } from "./steps/use-wizard.ts";
import { WallWidth } from "./steps/WallWidth.tsx";

interface Props {
  readonly target: ChoiceTarget;
  readonly answer: ArticleEvaluation;
  /** One of several on its screen, which says what it is and leads back to the room. */
  readonly isPart?: boolean;
}

const PHONE = "(max-width: 899px)";

/** Ctrl+Enter goes on from anywhere, with Shift back: whoever plans many closets need not walk to the foot each time. */
function pressByShortcut(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // A number that is being typed counts.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const keys = event.shiftKey ? "Control+Shift+Enter" : "Control+Enter";
  const button = event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${keys}"]`);
  requestAnimationFrame(() => button?.click());
}

/** A closet from its wall to its price, step by step as its catalogue declares them (ux.md §5.7). */
export function ClosetWizard({ target, answer, isPart = false }: Props) {
  const { t, i18n } = useTranslation();
  const projectKey = useOpenProject()?.projectKey ?? "";
  const rowId = target.row.row.id;
  const state = useWizard(projectKey, rowId, answer);
  const supervises = useSession(({ profile }) => profile?.isAdmin === true);
  const reason = useReadOnlyReason();
  const declared = useConfig(({ dclass }) => dclass);
  const isSmall = useMediaQuery(PHONE);
  const [shown, setShown] = useState<"front" | "scene">("front");
  const [refused, setRefused] = useState(false);
  const views = useMemo(() => answer.views(), [answer]);
  const actions = useStepActions(target, views);
  const groups = answer.groups();
  const { currentStepCod: cod } = state;
  const group = groups.find(({ code }) => code === cod);
  const row = useMemo(() => ({ ...target.row, frame: FRONT, article: answer.result }), [target, answer]);
  const structure = views.find(({ code, list }) => code === CLOSET_VARIABLES[0] && list)?.code;
  const fit = useMemo(() => (structure === undefined ? null : fitOf(target, structure)), [target, structure]);
  useUndoLeadsBack(answer, (to) => closetStep({ type: "goTo", cod: to }));
  if (!group) return null;

  const fields = views.filter((view) => view.visible && view.group === cod);
  const editable = fields.find((view) => reason === undefined && componentOf(view, declared) !== "");
  const name = textIn(target.row.description, i18n.language);
  // Where the sections are edited, their editor says itself that they fill the wall.
  const isFitAsked = ({ used, whole, variable }: Fit, isEdited: boolean) =>
    isEdited
      ? Math.abs(whole - used) >= 1
      : fields.length === 0 || fields.some(({ code }) => code === structure || code === variable);
  const fill = answer.closet()?.fill;
  const isFilled = fill !== undefined && fields.some(({ code }) => code === fill.into);
  const inStep = state.errors.filter(({ step }) => step === cod);
  const material = (code: string) => target.catalogue.material(code);
  const go = (to: string, variable?: string) => {
    closetStep({ type: "goTo", cod: to });
    focusStep(variable);
  };
  const next = () => {
    if (inStep.length > 0) {
      announce(t("closet.wrong", { count: inStep.length }));
      focusStep();
      return;
    }
    if (state.currentStepIdx < state.maxStepIdx) {
      closetStep({ type: "next" });
      focusStep();
    } else void save();
  };
  const save = async () => {
    const isRefused = (await saveCloset(rowId, state.errors)) === "refused";
    setRefused(isRefused);
    const first = state.errors.find(({ step }) => step !== undefined);
    if (!isRefused) {
      closetStep({ type: "finalized" });
      // The loader that stood before the page has taken the focus with it.
      if (document.activeElement === document.body) focusStep();
    } else if (first?.step !== undefined) go(first.step);
  };
  const questions = (
    <div className={css.questions}>
      {refused && state.errors.length > 0 ? (
        <RefusedSave findings={state.errors} groups={groups} onGo={go} />
      ) : null}
      <StepHead catalogue={target.catalogue.code} group={group} number={state.currentKey} findings={inStep} />
      {fit && isFitAsked(fit, editable?.code === structure) ? (
        <ClosetFit
          fit={fit}
          reason={reason}
          onSpread={(text) => structure && choose([target.row], { [structure]: text })}
          onWidth={(width) => choose([target.row], { [fit.variable]: width })}
        />
      ) : null}
      {fit && fields.some(({ code }) => code === fit.variable) ? (
        <WallWidth
          target={target}
          fit={fit}
          range={views.find(({ code }) => code === fit.variable)?.range}
          reason={reason}
        />
      ) : null}
      {isFilled ? (
        <Button icon={<IconWand size={18} />} reason={reason} onClick={() => void openFill(target)}>
          {t("fill.open")}
        </Button>
      ) : null}
      <StepFields views={fields.filter((view) => view !== editable)} actions={actions} />
      {fields.length === 0 ? <ClosetSummary rowId={rowId} /> : null}
    </div>
  );
  const isFront = !isSmall || shown === "front";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices the shortcuts of its foot
    <div className={css.wizard} data-wizard onKeyDown={pressByShortcut}>
      <ClosetBar
        name={name}
        rowId={rowId}
        onSave={() => void save()}
        reason={reason}
        isPart={isPart}
        onDebug={supervises && !state.debug ? () => closetStep({ type: "debug" }) : undefined}
      />
      <Stepper state={state} groups={groups} onGo={go} />
      {isSmall ? (
        <div className={css.pick}>
          <Segmented
            label={t("closet.picture")}
            value={shown}
            options={[
              { value: "front", label: t("closet.front") },
              { value: "scene", label: t("workspace.scene") },
            ]}
            onChange={setShown}
          />
        </div>
      ) : null}
      {!isSmall || shown === "scene" ? (
        <div className={css.scene}>
          <ClosetScene name={name} row={row} materials={target.catalogue.materials} />
        </div>
      ) : null}
      <div className={css.step} data-front={isFront || undefined} key={cod}>
        {editable ? <StepStart group={group} number={state.currentKey} /> : null}
        {editable ? (
          <InlineDclass
            target={target}
            code={editable.code}
            component={componentOf(editable, declared)}
            live={questions}
            onChoose={(text, gesture) => choose([target.row], { [editable.code]: text }, { gesture })}
          />
        ) : (
          <div>
            <div>
              <div>
                <ArticleElevation
                  article={answer.result}
                  material={material}
                  label={t("dclass.elevation")}
                  hasDoors
                />
              </div>
              <div>{questions}</div>
            </div>
          </div>
        )}
      </div>
      <ClosetFoot
        state={state}
        stepName={textIn(group.description, i18n.language)}
        mains={state.steps.filter((step) => isMainStep(step.cod)).length}
        missing={inStep.length}
        onBack={() => {
          closetStep({ type: "previous" });
          focusStep();
        }}
        onNext={next}
      />
    </div>
  );
}

/** The component that edits a variable's records; empty where nothing names one, and then the field says so. */
function componentOf(view: VariableView, declared: Parameters<typeof dclassComponent>[1]): string {
  try {
    return dclassComponent(view, declared);
  } catch {
    return "";
  }
}

/** The closet stands by itself, wherever in the room it is. */
const FRONT = { at: [0, 0, 0], rotY: 0 } as const;
