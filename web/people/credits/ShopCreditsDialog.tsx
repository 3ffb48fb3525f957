import type { AdministeredShop, ShopCredits } from "@stanza/contract";
import { client, okBody, queryClient, translate, useFormats } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  ErrorState,
  Skeleton,
  TextField,
  toast,
} from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ShopCredits.module.css";

interface Props {
  readonly shop: Pick<AdministeredShop, "code" | "name">;
}

const keyOf = (code: string) => ["shop-credits", code] as const;

/** What a shop may spend on renders: its balance and movements, more of it, and a limit for a month. */
function Content({ shop, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(shop.code),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      okBody(await client.getShopCredits({ params: { shop: shop.code }, signal })),
  });
  return (
    <>
      <DialogBody className={css.body}>
        {data ? (
          <>
            <Balance of={data} />
            <div className={css.forms}>
              <Give code={shop.code} />
              <Limit key={String(data.monthLimit)} of={data} />
            </div>
            <Movements of={data} />
          </>
        ) : error ? (
          <ErrorState
            title={t("credits.failed")}
            details={error.message}
            actions={<Button onClick={() => void refetch()}>{t("action.tryAgain")}</Button>}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label={t("people.loading")}>
            <Skeleton height={160} />
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {t("dialog.close")}
        </Button>
      </DialogFooter>
    </>
  );
}

function Balance({ of }: { readonly of: ShopCredits }) {
  const { t } = useTranslation();
  const facts = [
    [t("credits.available"), of.available],
    [t("credits.booked"), of.booked],
    [t("credits.spent"), of.spentThisMonth],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numeric">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type Changed = Awaited<ReturnType<typeof client.grantShopCredits>>;

/** Shows what a change has come to; false: it was not made. */
function taken(code: string, answer: Changed): boolean {
  if (answer.status !== 200) {
    toast(translate("credits.notChanged"), { kind: "error" });
    return false;
  }
  queryClient.setQueryData(keyOf(code), answer.body);
  toast(translate("credits.changed"), { kind: "success" });
  return true;
}

function Give({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isGood = /^[1-9]\d{0,5}$/.test(amount) && Number(amount) <= 100_000;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) return;
    setBusy(true);
    const body = { credits: Number(amount), note };
    const isTaken = taken(code, await client.grantShopCredits({ params: { shop: code }, body }));
    setBusy(false);
    if (!isTaken) return;
    setAmount("");
    setNote("");
    setTried(false);
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("credits.amount")}
        inputMode="numeric"
        value={amount}
        error={isTried && !isGood ? t("credits.amountFault") : undefined}
        onChange={(event) => setAmount(event.target.value.trim())}
        data-autofocus
      />
      <TextField
        label={t("credits.note")}
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t("credits.give")}
      </Button>
    </form>
  );
}

function Limit({ of }: { readonly of: ShopCredits }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(of.monthLimit === null ? "" : String(of.monthLimit));
  const [isBusy, setBusy] = useState(false);
  const isGood = limit === "" || (/^\d{1,7}$/.test(limit) && Number(limit) <= 1_000_000);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isGood) return;
    setBusy(true);
    const body = { monthLimit: limit === "" ? null : Number(limit) };
    taken(of.shop, await client.setShopCreditLimit({ params: { shop: of.shop }, body }));
    setBusy(false);
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("credits.limit")}
        help={t("credits.limitHelp")}
        inputMode="numeric"
        value={limit}
        error={isGood ? undefined : t("credits.limitFault")}
        onChange={(event) => setLimit(event.target.value.trim())}
      />
      <Button type="submit" busy={isBusy}>
        {t("credits.saveLimit")}
      </Button>
    </form>
  );
}

const SIGNS = { granted: "+", booked: "−", charged: "", refunded: "+" } as const;

function Movements({ of: { movements } }: { readonly of: ShopCredits }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <section>
      <h3 className={css.title}>{t("credits.movements")}</h3>
      {movements.length === 0 ? (
        <p className={css.quiet}>{t("credits.none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
        <ul className={css.movements} aria-label={t("credits.movements")} tabIndex={0}>
          {movements.map(({ id, kind, credits, note, at }) => (
            <li key={id}>
              <span>
                {t(`credits.kind.${kind}`)}
                {note ? <small> · {note}</small> : null}
              </span>
              <small>{formats.moment(at)}</small>
              <span className="numeric">
                {SIGNS[kind]}
                {credits}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const shopCreditsDialog: Dialog<Props, void> = {
  options: ({ shop }) => ({
    title: translate("credits.title", { shop: shop.name }),
    width: 800,
    mode: "none",
    single: "shop-credits",
  }),
  Content,
};
