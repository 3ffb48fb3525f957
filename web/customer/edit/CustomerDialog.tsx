import { NO_ADDRESS } from "@stanza/codecs";
import type { Address, Customer } from "@stanza/offer";
import { editAgreement, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, openDialog, TextField } from "@stanza/web-ui";
import css from "@stanza/web-ui/form.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isEmail } from "../email.ts";
import { AddressFields } from "../page/AddressFields.tsx";
import { hasFault } from "../page/check-details.ts";

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
  const badEmail = customer.email !== "" && !isEmail(customer.email);
  const person = (
    key: "firstName" | "lastName" | "email" | "phone" | "vatNumber",
    autoComplete: string,
    type = "text",
  ) => (
    <TextField
      label={t(`customer.${key}`)}
      type={type}
      autoComplete={autoComplete}
      value={customer[key]}
      data-autofocus={key === "firstName" || undefined}
      error={key === "email" && checked && badEmail ? t("customer.badEmail") : undefined}
      onBlur={() => key === "email" && setChecked(true)}
      onChange={(event) => setCustomer({ ...customer, [key]: event.target.value })}
    />
  );
  const submit = () => {
    setChecked(true);
    if (!hasFault(customer, shipping)) resolve({ customer, shipping });
  };
  return (
    <DialogForm submit={t("action.apply")} noValidate onSubmit={submit} onCancel={close}>
      <div className={css.grid}>
        {person("firstName", "given-name")}
        {person("lastName", "family-name")}
        {person("email", "email", "email")}
        {person("phone", "tel", "tel")}
        {person("vatNumber", "off")}
      </div>
      <h3 className={css.heading}>{t("customer.address")}</h3>
      <AddressFields
        section="billing"
        address={customer.address}
        onChange={(address) => setCustomer({ ...customer, address })}
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
