import { type Room, SKETCH } from "@stanza/project";
import { lengthSaid, useLengthUnit } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
  SelectField,
} from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { wallRefusal } from "../canvas/walls/wall-sentences.ts";
import { areaText } from "../room/area-text.ts";
import css from "./Survey.module.css";
import { SurveyPlan } from "./SurveyPlan.tsx";
import { SurveyTable } from "./SurveyTable.tsx";
import { roomDraft, type SurveyDraft, type SurveyResult, sketchDraft, surveyResult } from "./survey-state.ts";

/** A tape is this exact, mm: walls that miss their beginning by no more close. */
const CLOSES_MM = 10;

function Survey({ room, resolve, close }: { readonly room: Room | null } & DialogControls<Room>) {
  const { t } = useTranslation();
  const unit = useLengthUnit();
  const [draft, setDraft] = useState<SurveyDraft>(() => (room ? roomDraft(room) : sketchDraft(4)));
  const [lit, setLit] = useState<number | null>(null);
  // The walls of a new room keep their ids while it is measured.
  const [id] = useState(() => crypto.randomUUID());
  const result = useMemo(() => {
    let next = 0;
    return surveyResult(draft, unit, () => (next++ === 0 ? id : `${id}-${next}`));
  }, [draft, unit, id]);
  const counts = Array.from({ length: SKETCH.most - SKETCH.least + 1 }, (_, i) => String(i + SKETCH.least));
  const why =
    result.unreadable.length > 0
      ? t("survey.fixFirst")
      : result.asked.size > 0
        ? t("length.askedFirst")
        : result.refusal
          ? wallRefusal(result.refusal, translate)
          : result.measured === 0
            ? t("survey.typeFirst")
            : undefined;
  return (
    <form
      style={{ display: "contents" }}
      onSubmit={(event) => {
        event.preventDefault();
        if (why === undefined && result.room) resolve(result.room);
      }}
    >
      <DialogBody>
        <div className={css.survey}>
          <div className={css.stage}>
            <SurveyPlan draft={draft} result={result} lit={lit} />
          </div>
          <div className={css.side}>
            <p className={css.lead}>{t(room ? "survey.leadRoom" : "survey.lead")}</p>
            {room ? null : (
              <SelectField
                label={t("survey.corners")}
                value={String(draft.sketch.length)}
                options={counts.map((value) => ({ value, label: value }))}
                onChange={(event) => setDraft(sketchDraft(Number(event.target.value)))}
              />
            )}
            <SurveyTable draft={draft} result={result} onChange={setDraft} onLight={setLit} />
            <Segmented
              label={t("survey.angles")}
              value={draft.angles}
              options={[
                { value: "free", label: t("survey.anglesFree") },
                { value: "kept", label: t("survey.anglesKept") },
              ]}
              onChange={(angles) => setDraft({ ...draft, angles })}
            />
            <Verdict result={result} />
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={close}>
          {t("action.cancel")}
        </Button>
        <Button type="submit" variant="primary" reason={why}>
          {t(room ? "survey.apply" : "survey.create")}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Says how well the measures agree. */
function Verdict({ result }: { readonly result: SurveyResult }) {
  const { t, i18n } = useTranslation();
  const { fit, areaM2, refusal, suspects, measured } = result;
  if (!fit || measured === 0) return <output className={css.verdict}>{t("survey.nothing")}</output>;
  const { closingError } = fit;
  const worst = Math.max(0, ...fit.errors.map(Math.abs));
  return (
    <output className={css.verdict}>
      {refusal ? <strong className={css.bad}>{wallRefusal(refusal, translate)}</strong> : null}
      {areaM2 > 0 ? <strong>{t("survey.area", { area: areaText(areaM2, i18n.language) })}</strong> : null}
      {closingError === undefined ? (
        <span>{t("survey.notAllWalls")}</span>
      ) : (
        <span data-closing className={closingError > CLOSES_MM && !fit.determined ? css.bad : undefined}>
          {t(closingError > CLOSES_MM ? "survey.missesBy" : "survey.closes", {
            mm: lengthSaid(closingError, i18n.language),
          })}
        </span>
      )}
      {worst > 0.5 ? <span>{t("survey.worst", { mm: lengthSaid(worst, i18n.language) })}</span> : null}
      <span>{t(fit.determined ? "survey.determined" : "survey.undetermined")}</span>
      {suspects.length > 0 ? (
        <strong className={css.bad}>{t("survey.suspects", { count: suspects.length })}</strong>
      ) : null}
    </output>
  );
}

export const surveyDialog: Dialog<{ readonly room: Room | null }, Room> = {
  options: ({ room }) => ({
    title: translate(room ? "survey.titleRoom" : "survey.title"),
    width: 1200,
    mode: "semipersistent",
    single: "survey",
  }),
  Content: Survey,
};
