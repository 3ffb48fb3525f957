import type { CustomerRecord } from "@stanza/contract";
import { type Customer, customerName } from "@stanza/offer";
import { client, queryClient } from "@stanza/web-site";
import { Button, DialogBody, DialogFooter, log } from "@stanza/web-ui";
import css from "@stanza/web-ui/form.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { emailFault, hasFault } from "../page/check-details.ts";
import { DetailsFields } from "../page/DetailsFields.tsx";

interface Props {
  /** Details that are known already, e.g. typed on the offer. */
  readonly customer: Customer;
  readonly onCreated: (record: CustomerRecord) => void;
  readonly onBack: () => void;
}

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
        <DetailsFields
          customer={customer}
          errors={
            tried
              ? {
                  lastName: isNameless ? t("assignment.nameRequired") : undefined,
                  email: emailFault(customer.email) && t("customer.fault.email"),
                }
              : {}
          }
          onChange={setCustomer}
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
