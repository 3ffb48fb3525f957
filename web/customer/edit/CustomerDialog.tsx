import { NO_ADDRESS } from "@stanza/codecs";
import type { Address, Customer } from "@stanza/offer";
import { editAgreement, useProject, useReadOnlyReason } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, openDialog } from "@stanza/web-ui";
import css from "@stanza/web-ui/form.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressFields } from "../page/AddressFields.tsx";
import { emailFault, hasFault } from "../page/check-details.ts";
import { DetailsFields } from "../page/DetailsFields.tsx";

interface Details {
  readonly customer: Customer;
  /** Absent: to the customer's own address. */
  readonly shipping: Address | undefined;
}

function CustomerForm({
  customer: given,
  shipping: givenShipping,
  resolve,
  close,
}: Details & DialogControls<Details>) {
  const { t } = useTranslation();
  const [customer, setCustomer] = useState(given);
  const [shipping, setShipping] = useState(givenShipping);
  const [checked, setChecked] = useState(false);
  const reason = useReadOnlyReason();
  const submit = () => {
    setChecked(true);
    if (!hasFault(customer, shipping)) resolve({ customer, shipping });
  };
  return (
    <DialogForm submit={t("action.apply")} reason={reason} noValidate onSubmit={submit} onCancel={close}>
      <DetailsFields
        customer={customer}
        errors={{ email: checked && emailFault(customer.email) ? t("customer.fault.email") : undefined }}
        onChange={setCustomer}
        onBlur={(field) => field === "email" && setChecked(true)}
      />
      <h3 className={css.heading}>{t("customer.shipping")}</h3>
      <label className={css.same}>
        <input
          type="checkbox"
          checked={shipping === undefined}
          onChange={(event) => setShipping(event.target.checked ? undefined : NO_ADDRESS)}
        />
        {t("customer.sameAddress")}
      </label>
      {shipping ? <AddressFields section="shipping" address={shipping} onChange={setShipping} /> : null}
    </DialogForm>
  );
}

const customerDialog: Dialog<Details, Details> = {
  options: () => ({
    title: translate("customer.title"),
    width: 800,
    mode: "semipersistent",
    single: "customer",
  }),
  Content: CustomerForm,
};

/** Lets the person change whom the open project is for. */
export async function editCustomer(): Promise<void> {
  const { open } = useProject.getState();
  if (!open) return;
  const { customer, shipping } = open.document;
  const details = await openDialog(customerDialog, { customer, shipping });
  if (details) editAgreement(details);
}
