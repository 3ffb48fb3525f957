import { NO_CUSTOMER } from "@stanza/codecs";
import type { CustomerRecord } from "@stanza/contract";
import { customerName } from "@stanza/offer";
import { useOpenProject } from "@stanza/web-project";
import { client, okBody, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  TextField,
} from "@stanza/web-ui";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Assignment.module.css";
import { NewCustomerForm } from "./NewCustomerForm.tsx";

export type AssignmentAnswer = CustomerRecord | "skip";

/** The name of a customer of the register; the code for one without a name. */
export const nameOf = ({ customer, business, code }: CustomerRecord): string =>
  customerName(customer, business) || code;

/** Retrieve, search, select, create or skip (spec 1 §6). */
function Assignment({ resolve }: DialogControls<AssignmentAnswer>) {
  const { t } = useTranslation();
  const document = useOpenProject()?.document;
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const [isNew, setIsNew] = useState(false);
  const register = useInfiniteQuery({
    queryKey: ["customers", "found", search.trim()],
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => {
      const query = { search: search.trim() || undefined, cursor: pageParam };
      return okBody(await client.listCustomers({ query, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
  if (isNew)
    return (
      <NewCustomerForm
        customer={document?.head.customerCode ? NO_CUSTOMER : (document?.customer ?? NO_CUSTOMER)}
        onCreated={resolve}
        onBack={() => setIsNew(false)}
      />
    );
  const customers = register.data?.pages.flatMap((page) => page.customers) ?? [];
  const selected = customers.find(({ id }) => id === chosen);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (selected) resolve(selected);
      }}
    >
      <DialogBody>
        <TextField
          label={t("assignment.search")}
          hideLabel
          type="search"
          placeholder={t("assignment.searchHint")}
          lead={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
          value={search}
          maxLength={200}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const first = customers[0];
            if (event.key === "ArrowDown" && first) {
              event.preventDefault();
              setChosen(first.id);
              event.currentTarget.form?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
            }
          }}
        />
        <fieldset className={css.list}>
          <legend className="visually-hidden">{t("assignment.customers")}</legend>
          {customers.map((one) => (
            <label key={one.id} className={css.customer} onDoubleClick={() => resolve(one)}>
              <input
                type="radio"
                name="customer"
                checked={one.id === chosen}
                onChange={() => setChosen(one.id)}
              />
              <span>
                <strong>{nameOf(one)}</strong>
                <small>
                  {[
                    one.customer.firstName || one.customer.lastName ? one.business?.name : undefined,
                    one.customer.email,
                    `${one.customer.address.postalCode} ${one.customer.address.city}`.trim(),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <small>{one.code}</small>
            </label>
          ))}
        </fieldset>
        {register.isError ? (
          <p className={css.nothing} role="alert">
            {t("assignment.failed")}{" "}
            <Button variant="link" onClick={() => void register.refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : register.isPending || customers.length > 0 ? null : (
          <p className={css.nothing}>{t(search.trim() ? "assignment.noneFound" : "assignment.none")}</p>
        )}
        {register.hasNextPage ? (
          <Button size="sm" busy={register.isFetchingNextPage} onClick={() => void register.fetchNextPage()}>
            {t("projects.more")}
          </Button>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button data-start icon={<IconPlus size={17} stroke={1.8} />} onClick={() => setIsNew(true)}>
          {t("assignment.new")}
        </Button>
        <Button onClick={() => resolve("skip")}>{t("assignment.skip")}</Button>
        <Button type="submit" variant="primary" reason={selected ? undefined : t("assignment.chooseFirst")}>
          {t("assignment.select")}
        </Button>
      </DialogFooter>
    </form>
  );
}

export const assignmentDialog: Dialog<object, AssignmentAnswer> = {
  options: () => ({
    title: translate("assignment.title"),
    width: 800,
    mode: "semipersistent",
    single: "assignment",
  }),
  Content: Assignment,
};
