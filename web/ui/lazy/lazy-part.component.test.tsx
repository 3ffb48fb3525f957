import { type ReactNode, useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { loadedOnce } from "./loaded-once.ts";
import { useLoaded } from "./use-loaded.ts";

/** What comes the moment it is asked for, as no promise does: between a rendering and its effect on a busy page. */
const atOnce = <Value,>(value: Value): Promise<Value> =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: it stands for a promise
    then: (found: (value: Value) => unknown) => Promise.resolve(found(value)),
  }) as unknown as Promise<Value>;

/** Somebody else who needs the same, after the rendering and before its effects. */
function Asking({ load, children }: { readonly load: () => unknown; readonly children: ReactNode }) {
  useLayoutEffect(() => void load(), [load]);
  return children;
}

const Part = lazyPart(() => atOnce(() => <p>Here it is</p>));
const words = loadedOnce(() => atOnce("Here they are"));
const Said = () => <p>{useLoaded(words)}</p>;

test("a part appears also when its code comes between its rendering and its effect", async () => {
  await renderApp(
    <Asking load={Part.load}>
      <Part />
    </Asking>,
  );
  await expect.element(page.getByText("Here it is")).toBeVisible();
});

test("what is fetched with its first use is there also when it comes between rendering and effect", async () => {
  await renderApp(
    <Asking load={words.load}>
      <Said />
    </Asking>,
  );
  await expect.element(page.getByText("Here they are")).toBeVisible();
});
