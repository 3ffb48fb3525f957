import type { Interaction, WallDrawing } from "@stanza/editor";
import { useEditor } from "@stanza/web-project";

type Held<K extends Interaction["kind"]> = Extract<Interaction, { readonly kind: K }>;

/** The tool of a kind while it is in the hand; else `null`. */
const useTool = <K extends Interaction["kind"]>(kind: K): Held<K> | null =>
  useEditor(({ interaction }) => (interaction.kind === kind ? (interaction as Held<K>) : null));

/** The walls that are being drawn. */
export const useDrawnWalls = (): WallDrawing | null => useTool("drawingWalls")?.drawing ?? null;

/** The handle of a wall or a room that is held. */
export const useHeldGrip = (): Held<"grippingWall"> | null => useTool("grippingWall");

/** The wall that is about to be divided. */
export const useDividedWall = (): Held<"dividingWall"> | null => useTool("dividingWall");
