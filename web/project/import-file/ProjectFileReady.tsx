import type { ProjectDocument, ReadProjectFile } from "@stanza/codecs";
import { pricingShop } from "@stanza/contract";
import { customerName, newCustomerFields } from "@stanza/offer";
import { useConfig, useFormats, useSells, useSession } from "@stanza/web-site";
import { Button, DialogBody, DialogFooter } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ImportProject.module.css";
import { usableDocument } from "./usable-document.ts";

interface Props {
  readonly name: string;
  readonly read: Extract<ReadProjectFile, { readonly ok: true }>;
  readonly onImport: (document: ProjectDocument) => void;
  readonly onAnother: () => void;
  readonly onCancel: () => void;
}

/** What a project's file holds, what becomes of it here, and what stays behind. */
export function ProjectFileReady({ name, read, onImport, onAnother, onCancel }: Props) {
  const { t } = useTranslation();
  const sells = useSells();
  const profile = useSession((state) => state.profile);
  const standard = useConfig((state) => state.config?.defaultcatalog);
  if (!profile) return null;
  const { said } = read;
  const usual = newCustomerFields(pricingShop(profile.shop, standard), said.language ?? "");
  const usable = usableDocument(read.document, { sells, usual });
  const { project, customer, business } = usable.document;
  const client = customerName(customer, business);
  const left = leftBehind(usable.customArticles, usable.usualTerms, said);
  return (
    <>
      <DialogBody className={css.body}>
        <div>
          <h3 className={css.name}>{project.description || t("project.untitled")}</h3>
          <p className={css.file}>{name}</p>
        </div>
        <ul className={css.figures}>
          <li>{t("projectFile.rooms", { count: project.rooms.length })}</li>
          <li>{t("projectFile.articles", { count: project.rows.length })}</li>
          {client ? <li>{t("projectFile.customer", { name: client })}</li> : null}
        </ul>
        <Decided said={said} />
        {left.length > 0 ? (
          <ul className={css.notes}>
            {left.map(({ key, count }) => (
              <li key={key}>
                <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
                {t(`projectFile.left.${key}`, { count })}
              </li>
            ))}
          </ul>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={onAnother}>
          {t("planImport.another")}
        </Button>
        <Button onClick={onCancel}>{t("action.cancel")}</Button>
        <Button variant="primary" data-autofocus onClick={() => onImport(usable.document)}>
          {t("projectFile.submit")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** What the server decides for the new project, beside what the file says of the old one. */
function Decided({ said }: { readonly said: ProjectDocument }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shop = useSession((state) => state.profile?.shop);
  const { head, crmOrder } = said;
  const lines = [
    { key: "number", file: head.id === undefined ? "" : String(head.id), here: t("projectFile.new") },
    {
      key: "status",
      file: t(`status.${head.status}` as "status.offer"),
      here: t("projectFile.new"),
    },
    { key: "shop", file: head.shopId, here: shop?.name ?? "" },
    {
      key: "prices",
      file: [head.listId, head.priceDate ? formats.day(head.priceDate) : ""].filter(Boolean).join(", "),
      here: t("projectFile.todaysPrices"),
    },
    ...(crmOrder ? [{ key: "crm", file: crmOrder, here: t("projectFile.none") } as const] : []),
  ] as const;
  return (
    <table className={css.decided}>
      <caption>{t("projectFile.decided")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("projectFile.inFile")}</th>
          <th scope="col">{t("projectFile.here")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, file, here }) => (
          <tr key={key}>
            <th scope="row">{t(`projectFile.says.${key}`)}</th>
            <td>{file || "–"}</td>
            <td>{here}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function leftBehind(customArticles: number, usualTerms: boolean, { project }: ProjectDocument) {
  const pictures = (project.photos?.length ?? 0) + (project.tracePicture ? 1 : 0);
  return [
    { key: "customArticles", count: customArticles },
    { key: "terms", count: usualTerms ? 1 : 0 },
    { key: "pictures", count: pictures },
  ].filter(({ count }) => count > 0) as readonly {
    readonly key: "customArticles" | "terms" | "pictures";
    readonly count: number;
  }[];
}
