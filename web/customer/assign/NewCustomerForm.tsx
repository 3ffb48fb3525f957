import type { CustomerRecord } from "@stanza/contract";
import { type Customer, customerName } from "@stanza/offer";
import { client, queryClient } from "@stanza/web-site";
import { Button, DialogBody, DialogFooter, log, TextField } from "@stanza/web-ui";
import css from "@stanza/web-ui/form.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressFields } from "../page/AddressFields.tsx";
import { emailFault, hasFault } from "../page/check-details.ts";

interface Props {
  /** Details that are known already, e.g. typed on the offer. */
  readonly customer: Customer;
  readonly onCreated: (record: CustomerRecord) => void;
  readonly onBack: () => void;
}

const PERSON = [
  { key: "firstName", autoComplete: "given-name", type: "text" },
  { key: "lastName", autoComplete: "family-name", type: "text" },
  { key: "email", autoComplete: "email", type: "email" },
  { key: "phone", autoComplete: "tel", type: "tel" },
  { key: "vatNumber", autoComplete: "off", type: "text" },
] as const;

/** A customer for the register. */
export function NewCustomerForm({ customer: given, onCreated, onBack }: Props) {
  const { t } = useTranslation();
  const [customer, setCustomer] = useState(given);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const isNameless = customerName(customer) === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameless || hasFault(customer, undefined)) return;
    setBusy(true);
    setFailed(false);
    const answer = await client.createCustomer({ body: { customer } });
    setBusy(false);
    if (answer.status === 201) {
      void queryClient.invalidateQueries({ queryKey: ["customers"] });
      onCreated(answer.body);
      return;
    }
    log("error", `Customer not created: ${answer.status === 0 ? answer.message : answer.body.message}`);
    setFailed(true);
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <DialogBody>
        <div className={css.grid}>
          {PERSON.map(({ key, ...field }) => (
            <TextField
              key={key}
              {...field}
              label={t(`customer.${key}`)}
              value={customer[key]}
              maxLength={key === "vatNumber" ? 40 : key === "phone" ? 60 : 120}
              data-autofocus={key === "firstName" || undefined}
              error={
                tried && key === "lastName" && isNameless
                  ? t("assignment.nameRequired")
                  : tried && key === "email" && emailFault(customer.email)
                    ? t("customer.fault.email")
                    : undefined
              }
              onChange={(event) => setCustomer({ ...customer, [key]: event.target.value })}
            />
          ))}
        </div>
        <h3 className={css.heading}>{t("customer.address")}</h3>
        <AddressFields
          section="billing"
          address={customer.address}
          onChange={(address) => setCustomer({ ...customer, address })}
        />
        {failed ? <p role="alert">{t("assignment.notCreated")}</p> : null}
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={onBack}>
          {t("assignment.back")}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t("assignment.create")}
        </Button>
      </DialogFooter>
    </form>
  );
}
