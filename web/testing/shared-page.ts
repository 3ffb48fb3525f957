import { closeProject, editor, resetCatalogues, useEvaluation, useProject } from "@stanza/web-project";
import { useConfig, useConnection, useSession } from "@stanza/web-site";
import { afterAll, vi } from "vitest";

interface Store<State> {
  getInitialState(): State;
  setState(state: State, replace: true): void;
}
const putBack = <State>(store: Store<State>) => store.setState(store.getInitialState(), true);

// Tests that need no browser share a process: each file leaves the stores, the clock and the globals as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  editor.select([]);
  closeProject();
  resetCatalogues();
  putBack(useConfig);
  putBack(useConnection);
  putBack(useSession);
  putBack(useProject);
  putBack(useEvaluation);
});
