import { create } from "zustand";

/** The room that the panel shows and the plan lets be moved; `null`: that of the selected wall, or the first. */
export const useShownRoom = create<{ readonly room: string | null }>()(() => ({ room: null }));

export const showRoom = (room: string | null): void => useShownRoom.setState({ room });
