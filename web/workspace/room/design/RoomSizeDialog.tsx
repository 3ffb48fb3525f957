import { type Room, roomTemplate } from "@stanza/project";
import { lengthUnitNow } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { makeRoom, whyNotYet } from "./make-room.ts";
import { RoomFields } from "./RoomFields.tsx";
import { numbersOfRoom } from "./room-numbers.ts";

/** Sizes for a room that has its template's form. */
export interface RoomSizes {
  readonly dimensions: readonly number[];
  readonly height: number;
  /** Absent: each wall keeps its own. */
  readonly thickness?: number;
}

function RoomSize({ room, resolve, close }: { readonly room: Room } & DialogControls<RoomSizes>) {
  const { t } = useTranslation();
  const [start] = useState(() => numbersOfRoom(room, lengthUnitNow()));
  const [numbers, setNumbers] = useState(start);
  const template = roomTemplate(room.template);
  if (!start || !numbers || !template) return null;
  const keepsThickness = numbers.thickness.trim() === "";
  // A room whose walls differ is drawn with the usual thickness as long as none is typed.
  const made = makeRoom(keepsThickness ? { ...numbers, thickness: "100 mm" } : numbers);
  const blocked = whyNotYet(numbers, made);
  return (
    <form
      style={{ display: "contents" }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!made.ok || blocked) return;
        const { dimensions, height, thickness } = made.choice;
        const isNew = !keepsThickness && numbers.thickness !== start.thickness;
        resolve({ dimensions, height, ...(isNew ? { thickness } : {}) });
      }}
    >
      <DialogBody>
        <RoomFields
          template={template}
          numbers={numbers}
          onChange={setNumbers}
          mixed={start.thickness === ""}
        />
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={close}>
          {t("action.cancel")}
        </Button>
        <Button type="submit" variant="primary" reason={blocked && t(blocked)}>
          {t("roomDesign.apply")}
        </Button>
      </DialogFooter>
    </form>
  );
}

export const roomSizeDialog: Dialog<{ readonly room: Room }, RoomSizes> = {
  options: () => ({
    title: translate("roomDesign.sizeTitle"),
    width: 1200,
    mode: "semipersistent",
    single: "room-design",
  }),
  Content: RoomSize,
};
