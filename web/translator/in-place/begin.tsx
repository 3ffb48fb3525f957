import { isShortcut, queryClient, registerCommands, translate, useSession } from "@stanza/web-site";
import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { mayWordTexts } from "../may-word-texts.ts";
import { hearPresses } from "./hear-presses.ts";
import { InPlacePanel } from "./InPlacePanel.tsx";
import { hearTexts } from "./marking.ts";
import { OWN_PART } from "./place.ts";
import { placesAt } from "./places-at.ts";
import { readScreen } from "./read-screen.ts";
import { screenRead, showAll, showPlaces, useScreenTexts } from "./screen-store.ts";
import { underline } from "./underline.ts";
import { watchScreen } from "./watch-screen.ts";

const LIST_KEYS = "Ctrl+Alt+W";

/** Begins the wording of texts where they stand. leave: turns it off; returns what ends it, with nothing left behind. */
export function beginInPlace(leave: () => void): () => void {
  const lines = underline();
  const ends = [
    hearTexts(),
    mountPanel(leave),
    lines.end,
    useScreenTexts.subscribe(({ places, shown }) => lines.show(places, Array.isArray(shown) ? shown : [])),
    watchScreen(() => screenRead(readScreen())),
    hearPresses((target, x, y) => {
      if (target.closest(OWN_PART)) return undefined;
      const found = placesAt(useScreenTexts.getState().places, target, x, y);
      return found.length > 0 ? found : undefined;
    }, showPlaces),
    offerCommands(leave),
    // Whoever signs out, or comes back as somebody else, may not word them.
    useSession.subscribe(({ profile }) => {
      if (!mayWordTexts(profile)) leave();
    }),
  ];
  return () => {
    for (const end of ends) end();
    useScreenTexts.setState({ places: [], shown: null });
  };
}

/** Beside the app and its dialogs, so that neither makes it inert. */
function mountPanel(leave: () => void): () => void {
  const part = document.createElement("div");
  part.dataset.translator = "";
  document.body.append(part);
  const root = createRoot(part);
  root.render(
    <QueryClientProvider client={queryClient}>
      <InPlacePanel leave={leave} />
    </QueryClientProvider>,
  );
  return () => {
    // The panel's own button may be what ends it.
    queueMicrotask(() => root.unmount());
    part.remove();
  };
}

/** The keys also work while a dialog is open, when those of other commands do not. */
function offerCommands(leave: () => void): () => void {
  let takeBack = () => {};
  const register = () => {
    takeBack = registerCommands("translator", [
      {
        id: "screen-texts",
        group: translate("translator.title"),
        label: translate("translator.onScreen"),
        keys: [LIST_KEYS],
        run: showAll,
      },
      {
        id: "stop-translating",
        group: translate("translator.title"),
        label: translate("translator.stop"),
        run: leave,
      },
    ]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, LIST_KEYS)) return;
    event.preventDefault();
    showAll();
  };
  register();
  i18next.on("languageChanged", register);
  addEventListener("keydown", onKey, true);
  return () => {
    takeBack();
    i18next.off("languageChanged", register);
    removeEventListener("keydown", onKey, true);
  };
}
