import { type Service, textIn } from "@stanza/pricing";
import { Button, Menu, MenuDivider, MenuItem, MenuLabel } from "@stanza/web-ui";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { OfferedService } from "./use-catalogue-services.ts";

interface Props {
  /** Services that catalogues offer and the offer does not have yet. */
  readonly offered: readonly OfferedService[];
  /** Catalogue that a service of one's own goes with. */
  readonly first: string;
  readonly onAdd: (catalogue: string, service: Service) => void;
}

/**
 * Adds a service: one that a catalogue offers with the model's present choices, or one of one's own. It is a menu also where no catalogue
 * offers any, so that catalogues which come later take nobody's focus away.
 */
export function AddService({ offered, first, onAdd }: Props) {
  const { t, i18n } = useTranslation();
  const own = () =>
    onAdd(first, {
      id: crypto.randomUUID(),
      description: { [i18n.language]: t("services.new") },
      price: "0",
    });
  return (
    <Menu
      button={
        <Button size="sm" icon={<IconPlus size={16} />}>
          {t("services.add")}
          <IconChevronDown size={14} aria-hidden="true" />
        </Button>
      }
      place="bottom-end"
    >
      {offered.length > 0 ? <MenuLabel>{t("services.fromCatalogue")}</MenuLabel> : null}
      {offered.map(({ catalogue, service }) => (
        <MenuItem key={`${catalogue} ${service.id}`} onClick={() => onAdd(catalogue, service)}>
          {textIn(service.description, i18n.language)}
        </MenuItem>
      ))}
      {offered.length > 0 ? <MenuDivider /> : null}
      <MenuItem onClick={own}>{t("services.own")}</MenuItem>
    </Menu>
  );
}
