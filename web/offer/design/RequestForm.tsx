import { encodeProject } from "@stanza/codecs";
import { CONSENT_VERSION } from "@stanza/contract";
import { customerName } from "@stanza/offer";
import { spokenLanguage } from "@stanza/quantities";
import { isPersonIncomplete, PersonFields } from "@stanza/web-access";
import { type OpenProject, saveNow } from "@stanza/web-project";
import { client, okBody, useSession } from "@stanza/web-site";
import { AgreeField, Button, DialogForm, SelectField, Skeleton } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Design.module.css";
import { type DesignProblem, designProblem } from "./design-problem.ts";

/** What came of a request. */
export interface Asked {
  readonly shop: string;
  readonly email: string;
  /** A letter with the link is on its way to the person. */
  readonly mailed: boolean;
  readonly path: string;
}

interface Props {
  readonly open: OpenProject;
  readonly onAsked: (asked: Asked) => void;
  readonly onCancel: () => void;
}

/** Who asks which shop, and that they agree to what the shop gets. */
export function RequestForm({ open, onAsked, onCancel }: Props) {
  const { t, i18n } = useTranslation();
  const profile = useSession((state) => state.profile);
  const shops = useQuery({
    queryKey: ["request-shops"],
    queryFn: async ({ signal }) => okBody(await client.listRequestShops({ signal })).shops,
  });
  const { customer } = open.document;
  const [person, setPerson] = useState({
    name: customerName(customer) || (profile?.name ?? ""),
    email: customer.email,
  });
  const [chosen, setChosen] = useState<string>();
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<DesignProblem | null>(null);
  const [busy, setBusy] = useState(false);
  // The same for every try of the same words, so that a request whose answer was lost is made once.
  const saveId = useRef({ of: "", id: "" });
  const found = shops.data ?? [];
  const shop = found.find(({ code }) => code === (chosen ?? profile?.shop.code)) ?? found[0];
  const send = async () => {
    setChecked(true);
    if (!shop || isPersonIncomplete(person) || !agreed) return;
    const { name, email } = person;
    setBusy(true);
    setProblem(null);
    const words = JSON.stringify([name, email, shop.code]);
    if (saveId.current.of !== words) saveId.current = { of: words, id: crypto.randomUUID() };
    if (open.projectId !== null) await saveNow();
    const answer = await client.requestOffer({
      headers: { "x-save-id": saveId.current.id },
      body: {
        document: encodeProject(open.document),
        name: name.trim(),
        email: email.trim(),
        shop: shop.code,
        consent: CONSENT_VERSION,
        language: spokenLanguage(i18n.language),
        ...(open.projectId === null ? {} : { projectId: open.projectId }),
      },
    });
    setBusy(false);
    if (answer.status !== 201) return setProblem(designProblem(answer));
    onAsked({ shop: shop.name, email: email.trim(), mailed: answer.body.mailed, path: answer.body.path });
  };
  if (shops.isPending) return <Skeleton height={220} />;
  return (
    <DialogForm
      submit={shop ? t("design.ask.send", { shop: shop.name }) : t("design.way.ask")}
      reason={shop ? undefined : t("design.problem.shop")}
      busy={busy}
      noValidate
      className={css.form}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <PersonFields person={person} checked={checked} onChange={setPerson} />
      {found.length > 1 && shop ? (
        <SelectField
          label={t("account.shop")}
          value={shop.code}
          help={shop.code === profile?.shop.code ? undefined : t("design.ask.ownPrices")}
          options={found.map((one) => ({ value: one.code, label: `${one.name} (${one.country})` }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      ) : null}
      {shops.isError ? (
        <p className={css.problem} role="alert">
          {t("error.noConnection")}{" "}
          <Button variant="link" onClick={() => void shops.refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : null}
      <AgreeField
        label={t("design.consent", { shop: shop?.name ?? "" })}
        checked={agreed}
        error={checked && !agreed ? t("design.fault.agreed") : undefined}
        onChange={setAgreed}
      />
      {problem ? (
        <p className={css.problem} role="alert">
          {t(`design.problem.${problem}`)}
        </p>
      ) : null}
    </DialogForm>
  );
}
