import type { CustomerDetails, CustomerRecord } from "@stanza/contract";
import { editAgreement } from "@stanza/web-project";
import { client, okBody, queryClient, translate, useSession } from "@stanza/web-site";
import { Button, log, Skeleton, toast } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { IconAddressBook, IconCheck, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Customer.module.css";
import { eraseCustomer } from "./erase-customer.ts";
import { detailsOf, differences, type ProjectCustomer } from "./register-state.ts";

interface Props {
  readonly project: ProjectCustomer;
  /** The customer's code in the register; empty: they are not from there. */
  readonly code: string;
  readonly readOnly: boolean;
}

/** Shows the differences between project and register for this customer, and brings the register up to date. */
export function RegisterCard({ project, code, readOnly }: Props) {
  const { t } = useTranslation();
  const details = detailsOf(project);
  const supervises = useSession((state) => state.profile?.isAdmin === true);
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ["customers", "code", code],
    enabled: code !== "",
    queryFn: async ({ signal }) => {
      const { customers } = okBody(
        await client.listCustomers({ query: { search: code, limit: 100 }, signal }),
      );
      return customers.find((one) => one.code === code) ?? null;
    },
  });
  return (
    <section className={offerCss.card} aria-label={t("register.title")}>
      <div className={offerCss.cardHead}>
        <h2>{t("register.title")}</h2>
      </div>
      <div className={offerCss.cardBody}>
        {code === "" || data === null ? (
          <>
            <p className={offerCss.meta}>{t(code === "" ? "register.notIn" : "register.gone", { code })}</p>
            {readOnly ? null : <Create details={details} />}
          </>
        ) : isError ? (
          <p role="alert">
            {t("register.failed")}{" "}
            <Button variant="link" onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : isPending ? (
          <Skeleton height={36} />
        ) : (
          <>
            <Known record={data} project={project} details={details} />
            {supervises ? <Erase record={data} /> : null}
          </>
        )}
      </div>
    </section>
  );
}

function Known({
  record,
  project,
  details,
}: Pick<Props, "project"> & {
  readonly record: CustomerRecord;
  readonly details: CustomerDetails | undefined;
}) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const parts = differences(project, record);
  if (parts.length === 0)
    return (
      <p className={css.same}>
        <IconCheck size={17} stroke={2} aria-hidden="true" />
        {t("register.same", { code: record.code })}
      </p>
    );
  const save = async () => {
    if (!details) return;
    setBusy(true);
    const answer = await client.updateCustomer({ params: { id: record.id }, body: details });
    setBusy(false);
    if (answer.status === 200) queryClient.setQueryData(["customers", "code", record.code], answer.body);
    await done(answer, "register.saved");
  };
  return (
    <>
      <p>
        {t("register.differs", {
          code: record.code,
          parts: parts.map((part) => t(`register.part.${part}`)).join(", "),
        })}
      </p>
      <Button
        icon={<IconAddressBook size={18} stroke={1.7} />}
        busy={busy}
        reason={details ? undefined : t("register.faulty")}
        onClick={() => void save()}
      >
        {t("register.save")}
      </Button>
    </>
  );
}

/** For a client who asks for it; the shop keeps what the law wants kept. */
function Erase({ record }: { readonly record: CustomerRecord }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    await eraseCustomer(record).finally(() => setBusy(false));
  };
  return (
    <Button variant="danger" busy={busy} onClick={() => void erase()}>
      {t("register.erase")}
    </Button>
  );
}

function Create({ details }: { readonly details: CustomerDetails | undefined }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    if (!details) return;
    setBusy(true);
    const answer = await client.createCustomer({ body: details });
    setBusy(false);
    if (answer.status === 201) editAgreement({ head: { customerCode: answer.body.code } });
    await done(answer, "register.created");
  };
  return (
    <Button
      icon={<IconUserPlus size={18} stroke={1.7} />}
      busy={busy}
      reason={details ? undefined : t("register.faulty")}
      onClick={() => void create()}
    >
      {t("register.create")}
    </Button>
  );
}

async function done(
  answer: { readonly status: number; readonly message?: string; readonly body?: unknown },
  text: "register.saved" | "register.created",
): Promise<void> {
  const isDone = answer.status === 200 || answer.status === 201;
  if (!isDone) {
    const { message } = (answer.body ?? {}) as { readonly message?: string };
    log("error", `Register: ${answer.message ?? message ?? answer.status}`);
  }
  toast(translate(isDone ? text : "register.notSaved"), {
    key: "register",
    kind: isDone ? "success" : "error",
  });
  await queryClient.invalidateQueries({ queryKey: ["customers"] });
}
