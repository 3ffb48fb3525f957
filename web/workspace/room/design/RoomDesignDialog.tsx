import { ROOM_TEMPLATES, type RoomTemplate, roomTemplate } from "@stanza/project";
import { lengthUnitNow, useWalls } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { makeRoom, whyNotYet } from "./make-room.ts";
import { RoomFields } from "./RoomFields.tsx";
import { numbersOf, type RoomChoice, type RoomNumbers } from "./room-numbers.ts";
import { TemplateCards } from "./TemplateCards.tsx";

export interface RoomDesignProps {
  /** The room is one of a new project: it can be left out, not merely cancelled. */
  readonly isNewProject: boolean;
}

function RoomDesign({ isNewProject, resolve }: RoomDesignProps & DialogControls<RoomChoice>) {
  const { t } = useTranslation();
  const [numbers, setNumbers] = useState<RoomNumbers | null>(null);
  const template = numbers && roomTemplate(numbers.template);
  const choose = (chosen: RoomTemplate): void => {
    if (chosen.shape.type === "empty") resolve({ kind: "draw" });
    else setNumbers(numbersOf(chosen, useWalls.getState().thickness, lengthUnitNow()));
  };
  const made = numbers && makeRoom(numbers);
  const blocked = numbers && made ? whyNotYet(numbers, made) : undefined;
  return (
    <form
      style={{ display: "contents" }}
      onSubmit={(event) => {
        event.preventDefault();
        if (made?.ok && !blocked) resolve(made.choice);
      }}
    >
      <DialogBody>
        {numbers && template ? (
          <RoomFields template={template} numbers={numbers} onChange={setNumbers} />
        ) : (
          <TemplateCards templates={ROOM_TEMPLATES} onChoose={choose} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={() => resolve({ kind: "skip" })}>
          {t(isNewProject ? "roomDesign.skip" : "action.cancel")}
        </Button>
        {numbers ? (
          <>
            <Button onClick={() => setNumbers(null)}>{t("roomDesign.back")}</Button>
            <Button type="submit" variant="primary" reason={blocked && t(blocked)}>
              {t("roomDesign.create")}
            </Button>
          </>
        ) : null}
      </DialogFooter>
    </form>
  );
}

export const roomDesignDialog: Dialog<RoomDesignProps, RoomChoice> = {
  options: () => ({
    title: translate("roomDesign.title"),
    width: 1200,
    // ASSUMED: the specification's persistent dialog, with Esc as a way to leave the room out.
    mode: "semipersistent",
    single: "room-design",
  }),
  Content: RoomDesign,
};
