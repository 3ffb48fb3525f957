import { ALIGNMENTS, type Alignment, DISTRIBUTIONS, type Distribution, sideOf } from "@stanza/editor";
import { type EvaluatedRow, isCloset } from "@stanza/evaluation";
import { editor } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { MenuDivider, MenuItem, MenuLabel } from "@stanza/web-ui";
import {
  IconArrowsLeftRight,
  IconBoxAlignBottom,
  IconBoxAlignTop,
  IconClipboard,
  IconColumns3,
  IconCopy,
  IconFlipHorizontal,
  IconFlipVertical,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeVertical,
  IconLock,
  IconLockOpen,
  IconRepeat,
  IconScissors,
  IconSpacingHorizontal,
  IconStack,
  IconStackPop,
  IconStairs,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { openArray } from "../array/open-array.ts";
import { copySelection, cutSelection, pasteFromClipboard } from "../clipboard/clipboard.ts";
import { openItemPosition } from "../item-position/open-item-position.ts";
import css from "./ContextBar.module.css";

const icon = { size: 18, stroke: 1.6 } as const;

const ALIGN_ICONS: Readonly<Record<Alignment, ReactNode>> = {
  left: <IconLayoutAlignLeft {...icon} />,
  centre: <IconLayoutAlignCenter {...icon} />,
  right: <IconLayoutAlignRight {...icon} />,
  back: <IconLayoutAlignTop {...icon} />,
  middle: <IconLayoutAlignMiddle {...icon} />,
  front: <IconLayoutAlignBottom {...icon} />,
  top: <IconBoxAlignTop {...icon} />,
  bottom: <IconBoxAlignBottom {...icon} />,
};

const DISTRIBUTE_ICONS: Readonly<Record<Distribution, ReactNode>> = {
  gaps: <IconSpacingHorizontal {...icon} />,
  centres: <IconLayoutDistributeVertical {...icon} />,
};

interface Props {
  readonly rows: readonly EvaluatedRow[];
  readonly isLocked: boolean;
  readonly readOnly: boolean;
}

/** Everything that can be done with the selection and has no button of its own beside it. */
export function SelectionMenu({ rows, isLocked, readOnly }: Props) {
  const { t } = useTranslation();
  const own = rows.filter(({ automatic }) => !automatic);
  const isStuck = readOnly || isLocked || own.length === 0;
  const isGroup = own.some(({ row }) => row.group !== undefined);
  const [closet] = own.length === 1 ? own.filter(({ article }) => isCloset(article)) : [];
  const hasSide = own.length === 1 && own.some((row) => sideOf(row) !== undefined);
  return (
    <>
      {own.length > 1 ? (
        <>
          <MenuLabel>{t("canvas.align")}</MenuLabel>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons in a menu, no set of fields */}
          <div className={css.alignments} role="group" aria-label={t("canvas.align")}>
            {ALIGNMENTS.map((to) => (
              <Choice
                key={to}
                label={t(`align.${to}`)}
                icon={ALIGN_ICONS[to]}
                disabled={readOnly}
                onChoose={() => editor.arrange.align(to)}
              />
            ))}
            {DISTRIBUTIONS.map((equal) => (
              <Choice
                key={equal}
                label={
                  own.length < 3
                    ? `${t(`distribute.${equal}`)}. ${t("canvas.needsThree")}`
                    : t(`distribute.${equal}`)
                }
                icon={DISTRIBUTE_ICONS[equal]}
                disabled={readOnly || own.length < 3}
                onChoose={() => editor.arrange.distribute(equal)}
              />
            ))}
          </div>
          <MenuDivider />
        </>
      ) : null}
      <MenuItem
        icon={<IconStack {...icon} />}
        after={<span className={css.keys}>G</span>}
        disabled={readOnly || own.length < 2}
        onClick={() => editor.arrange.group()}
      >
        {t("canvas.group")}
      </MenuItem>
      <MenuItem
        icon={<IconStackPop {...icon} />}
        after={<span className={css.keys}>Shift G</span>}
        disabled={readOnly || !isGroup}
        onClick={() => editor.arrange.ungroup()}
      >
        {t("canvas.ungroup")}
      </MenuItem>
      <MenuItem
        icon={isLocked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
        after={<span className={css.keys}>L</span>}
        disabled={readOnly || own.length === 0}
        onClick={() => editor.arrange.lock(!isLocked)}
      >
        {t(isLocked ? "canvas.unlock" : "canvas.lock")}
      </MenuItem>
      <MenuDivider />
      {closet ? (
        <MenuItem
          icon={<IconStairs {...icon} />}
          onClick={() => void goTo(paths.closet({ rowId: closet.row.id }))}
        >
          {t("closet.design")}
        </MenuItem>
      ) : null}
      {closet ? (
        <MenuItem
          icon={<IconColumns3 {...icon} />}
          onClick={() => void goTo(paths.multiCloset({ rowId: closet.row.id }))}
        >
          {t("multiCloset.open")}
        </MenuItem>
      ) : null}
      {hasSide ? (
        <MenuItem
          icon={<IconArrowsLeftRight {...icon} />}
          disabled={isStuck}
          onClick={() => own[0] && openItemPosition(own[0].row.id)}
        >
          {t("canvas.choosePosition")}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<IconFlipHorizontal {...icon} />}
        disabled={isStuck}
        onClick={() => editor.arrange.mirror("sides")}
      >
        {t("canvas.mirrorSides")}
      </MenuItem>
      <MenuItem
        icon={<IconFlipVertical {...icon} />}
        disabled={isStuck}
        onClick={() => editor.arrange.mirror("depth")}
      >
        {t("canvas.mirrorDepth")}
      </MenuItem>
      <MenuItem icon={<IconRepeat {...icon} />} disabled={isStuck} onClick={openArray}>
        {t("canvas.array")}
      </MenuItem>
      <MenuDivider />
      <MenuItem
        icon={<IconCopy {...icon} />}
        after={<span className={css.keys}>Ctrl C</span>}
        disabled={own.length === 0}
        onClick={copySelection}
      >
        {t("canvas.copy")}
      </MenuItem>
      <MenuItem
        icon={<IconScissors {...icon} />}
        after={<span className={css.keys}>Ctrl X</span>}
        disabled={isStuck}
        onClick={cutSelection}
      >
        {t("canvas.cut")}
      </MenuItem>
      <MenuItem
        icon={<IconClipboard {...icon} />}
        after={<span className={css.keys}>Ctrl V</span>}
        disabled={readOnly}
        onClick={() => void pasteFromClipboard()}
      >
        {t("canvas.paste")}
      </MenuItem>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A choice that is an icon in a row of them; the menu stays, since one is often tried after the other. */
function Choice({ label, icon: sign, disabled, onChoose }: ChoiceProps) {
  return (
    <MenuItem
      className={css.choice}
      aria-label={label}
      title={label}
      disabled={disabled}
      staysOpen
      onClick={onChoose}
    >
      {sign}
    </MenuItem>
  );
}
