import { type ClassificationNode, textIn } from "@stanza/catalogue";
import { cx } from "@stanza/web-ui";
import chipCss from "@stanza/web-ui/chip.module.css";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";
import { countIn } from "./found-articles.ts";

interface Props {
  readonly tree: readonly ClassificationNode[];
  readonly folder: string | null;
  readonly onChoose: (folder: string | null) => void;
  readonly look: "tree" | "chips";
  /** No folder is chosen, because something else is shown. */
  readonly isAside: boolean;
  /** What stands beside the folders. */
  readonly children?: ReactNode;
}

/** The model's classification: a list down the side, or a strip of chips where there is little room. */
export function FolderTree({ tree, folder, onChoose, look, isAside, children }: Props) {
  const { t } = useTranslation();
  const total = tree.reduce((sum, node) => sum + countIn(node), 0);
  return (
    <nav
      aria-label={t("finder.folders")}
      className={look === "tree" ? css.tree : cx(chipCss.chips, css.chips)}
    >
      <Folder
        name={t("finder.all")}
        count={total}
        level={0}
        isChosen={folder === null && !isAside}
        onChoose={() => onChoose(null)}
      />
      {children}
      {tree.map((node) => (
        <Branch key={node.code} node={node} level={0} folder={isAside ? null : folder} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Branch({
  node,
  level,
  folder,
  onChoose,
}: {
  readonly node: ClassificationNode;
  readonly level: number;
  readonly folder: string | null;
  readonly onChoose: (folder: string) => void;
}) {
  const { i18n } = useTranslation();
  return (
    <>
      <Folder
        name={textIn(node.description, i18n.language)}
        count={countIn(node)}
        level={level}
        isChosen={folder === node.code}
        onChoose={() => onChoose(node.code)}
      />
      {node.nodes.map((child) => (
        <Branch key={child.code} node={child} level={level + 1} folder={folder} onChoose={onChoose} />
      ))}
    </>
  );
}

function Folder({
  name,
  count,
  level,
  isChosen,
  onChoose,
}: {
  readonly name: string;
  readonly count: number;
  readonly level: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className={css.folder}
      aria-pressed={isChosen}
      style={{ "--level": level } as CSSProperties}
      onClick={onChoose}
    >
      {name}
      <span>{count}</span>
    </button>
  );
}
