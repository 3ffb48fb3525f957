import { closetCorners, collides } from "@stanza/editor";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import { Price, useEvaluation, useOpenProject, useReadOnlyReason } from "@stanza/web-project";
import { AppLink, paths, useSells } from "@stanza/web-site";
import { Button, buttonClass, cx, Segmented } from "@stanza/web-ui";
import { IconArrowLeft, IconFileInvoice, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import wizardCss from "../ClosetWizard.module.css";
import { ClosetWizard } from "../ClosetWizard.tsx";
import { AddCloset } from "./AddCloset.tsx";
import { ClosetStrip } from "./ClosetStrip.tsx";
import { ClosetTools } from "./ClosetTools.tsx";
import css from "./Composition.module.css";
import { Corners } from "./Corners.tsx";
import { duplicateCloset, moveCloset, removeCloset } from "./closet-actions.ts";
import { SharedFinishes } from "./SharedFinishes.tsx";
import type { Closets } from "./use-closets.ts";

interface Props {
  readonly closets: Closets;
  /** Row of the closet that is chosen first; absent or gone: the first along the walls. */
  readonly first: string | undefined;
}

type Shown = "closet" | "finishes" | "corners" | "add";

/** The strip of closets, and below it the wizard of the one that is chosen, what all share, or their corners. */
export function Composition({ closets, first }: Props) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const projectId = useOpenProject()?.projectId ?? null;
  const sells = useSells();
  const [wanted, setWanted] = useState(first);
  const [shown, setShown] = useState<Shown>("closet");
  const { closets: all, composition } = closets;
  const chosen = all.find(({ row }) => row.row.id === wanted) ?? all[0];
  const corners = useMemo(() => closetCorners(composition), [composition]);
  const overlaps = corners.filter(collides).length;
  if (!chosen) return null;
  const { id } = chosen.row.row;
  const choose = (one: string) => {
    setWanted(one);
    setShown("closet");
  };
  const move = async (one: string, by: number) => {
    setWanted(one);
    const gesture = `along ${crypto.randomUUID()}`;
    for (let i = 0; i < Math.abs(by); i++) if (!(await moveCloset(one, by > 0 ? 1 : -1, gesture))) return;
  };
  const duplicate = async (one: string) => {
    const copy = await duplicateCloset(one);
    if (copy !== undefined) choose(copy);
  };
  const remove = (one: string) => {
    const at = all.findIndex(({ row }) => row.row.id === one);
    const heir = all[at + 1] ?? all[at - 1];
    if (one === id && heir) setWanted(heir.row.row.id);
    removeCloset(one);
  };
  return (
    <div className={css.page} data-closets>
      <header className={css.bar}>
        <AppLink href={paths.workspace()} className={cx(buttonClass({ variant: "subtle" }), wizardCss.leave)}>
          <IconArrowLeft size={18} className={wizardCss.arrow} aria-hidden="true" />
          <span>{t("closet.toRoom")}</span>
        </AppLink>
        <h1 className={wizardCss.name}>
          {t("multiCloset.title")} <span className={css.number}>{all.length}</span>
        </h1>
        <Total closets={closets} />
        <Button
          icon={<IconPlus size={18} />}
          reason={reason}
          aria-pressed={shown === "add"}
          onClick={() => setShown(shown === "add" ? "closet" : "add")}
        >
          {t("multiCloset.add")}
        </Button>
        <AppLink href={paths.offer({ projectId })} className={buttonClass({ variant: "primary" })}>
          <IconFileInvoice size={18} aria-hidden="true" />
          {t(sells ? "multiCloset.offer" : "multiCloset.design")}
        </AppLink>
      </header>
      <ClosetStrip
        closets={closets}
        chosen={id}
        onChoose={choose}
        onMove={(one, by) => void move(one, by)}
        onDuplicate={(one) => void duplicate(one)}
        onRemove={remove}
        onCorners={() => setShown("corners")}
      />
      <div className={css.modes}>
        <Segmented
          label={t("multiCloset.modes")}
          value={shown === "add" ? "closet" : shown}
          options={[
            { value: "closet", label: t("multiCloset.chosen") },
            { value: "finishes", label: t("multiCloset.finishes") },
            { value: "corners", label: t("multiCloset.corners", { count: corners.length }) },
          ]}
          onChange={setShown}
        />
        {overlaps > 0 ? (
          <span className={css.warning} role="status">
            {t("multiCloset.overlaps", { count: overlaps })}
          </span>
        ) : null}
        <ClosetTools
          id={id}
          name={chosen.row.description}
          reason={reason}
          onMove={(by) => void move(id, by)}
          onDuplicate={() => void duplicate(id)}
          onRemove={() => remove(id)}
        />
      </div>
      {shown === "closet" ? (
        <ClosetWizard key={id} target={chosen.target} answer={chosen.answer} isPart />
      ) : shown === "finishes" ? (
        <SharedFinishes closets={all} />
      ) : shown === "corners" ? (
        <Corners closets={closets} />
      ) : (
        <AddCloset onAdded={choose} />
      )}
    </div>
  );
}

/** What all closets cost together, with what stands between them. */
function Total({ closets: { closets, between } }: { readonly closets: Closets }) {
  const { t } = useTranslation();
  const currency = useEvaluation((state) => state.priced?.currency);
  const updating = useEvaluation((state) => state.updating);
  const amounts = closets.flatMap(({ price }) => price ?? []);
  const together = [...amounts, ...between];
  const isUnpriced = together.some(({ lines }) => lines.some(({ price }) => price.kind === "unpriced"));
  if (amounts.length < closets.length || currency === undefined) return null;
  return (
    <p className={wizardCss.price} role="status" aria-busy={updating}>
      <span className={css.together}>{t("multiCloset.together")}</span>
      {isUnpriced ? (
        t("variants.noPrice")
      ) : (
        <Price amount={decimalText(sumOf(together.map(({ total }) => decimal(total))))} currency={currency} />
      )}
    </p>
  );
}
