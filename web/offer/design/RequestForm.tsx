import { encodeProject } from "@stanza/codecs";
import { CONSENT_VERSION, isEmail } from "@stanza/contract";
import { customerName } from "@stanza/offer";
import { type OpenProject, saveNow } from "@stanza/web-project";
import { client, interfaceLanguage, okBody, useSession } from "@stanza/web-site";
import { AgreeField, Button, DialogForm, SelectField, Skeleton, TextField } from "@stanza/web-ui";
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

const SHORTEST_NAME = 2;

/** Who asks which shop, and that they agree to what the shop gets. */
export function RequestForm({ open, onAsked, onCancel }: Props) {
  const { t, i18n } = useTranslation();
  const profile = useSession((state) => state.profile);
  const shops = useQuery({
    queryKey: ["request-shops"],
    queryFn: async ({ signal }) => okBody(await client.listRequestShops({ signal })).shops,
  });
  const { customer } = open.document;
  const [name, setName] = useState(customerName(customer) || (profile?.name ?? ""));
  const [email, setEmail] = useState(customer.email);
  const [chosen, setChosen] = useState<string>();
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const [problem, setProblem] = useState<DesignProblem | null>(null);
  const [busy, setBusy] = useState(false);
  // The same for every try of the same words, so that a request whose answer was lost is made once.
  const saveId = useRef({ of: "", id: "" });
  const found = shops.data ?? [];
  const shop = found.find(({ code }) => code === (chosen ?? profile?.shop.code)) ?? found[0];
  const faults = {
    name: name.trim().length < SHORTEST_NAME,
    email: !isEmail(email.trim()),
    agreed: !agreed,
  };
  const send = async () => {
    setChecked(true);
    if (!shop || faults.name || faults.email || faults.agreed) return;
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
        language: interfaceLanguage(i18n.language) ?? "en",
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
      <TextField
        label={t("design.name")}
        autoComplete="name"
        maxLength={120}
        data-autofocus
        value={name}
        error={checked && faults.name ? t("design.fault.name") : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t("design.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        error={checked && faults.email ? t("customer.fault.email") : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
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
        error={checked && faults.agreed ? t("design.fault.agreed") : undefined}
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
