import { type Text, textIn } from "@stanza/catalogue";
import { IconButton } from "@stanza/web-ui";
import { IconArrowLeft, IconArrowRight, IconCopy, IconFlipHorizontal, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Composition.module.css";
import { mirrorCloset } from "./closet-actions.ts";

interface Props {
  readonly id: string;
  readonly name: Text;
  /** Why nothing can be changed. */
  readonly reason: string | undefined;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What can be done with the chosen closet as a whole. */
export function ClosetTools({ id, name, reason, onMove, onDuplicate, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  const tool = { reason } as const;
  return (
    // The arrows point as the strip does.
    <div
      className={css.tools}
      role="toolbar"
      aria-label={t("multiCloset.tools", { name: textIn(name, i18n.language) })}
      dir="ltr"
    >
      <IconButton
        label={t("multiCloset.back")}
        icon={<IconArrowLeft size={18} />}
        onClick={() => onMove(-1)}
        {...tool}
      />
      <IconButton
        label={t("multiCloset.on")}
        icon={<IconArrowRight size={18} />}
        onClick={() => onMove(1)}
        {...tool}
      />
      <IconButton
        label={t("multiCloset.duplicate")}
        icon={<IconCopy size={18} />}
        onClick={onDuplicate}
        {...tool}
      />
      <IconButton
        label={t("multiCloset.mirror")}
        icon={<IconFlipHorizontal size={18} />}
        onClick={() => void mirrorCloset(id)}
        {...tool}
      />
      <IconButton
        label={t("multiCloset.remove")}
        icon={<IconTrash size={18} />}
        onClick={onRemove}
        {...tool}
      />
    </div>
  );
}
