import { useEffect, useRef, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepFocus } from "./keep-focus.ts";

function Names() {
  const list = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(["Ada", "Bruno", "Carla"]);
  useEffect(() => (list.current ? keepFocus(list.current) : undefined), []);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Names">
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Outside</button>
    </>
  );
}

const name = (text: string) => page.getByRole("button", { name: text });

test("the focus of a removed row goes to the one that takes its place, at the end to the one before, at last to the list", async () => {
  await render(<Names />);
  name("Bruno").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name("Carla")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(name("Ada")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("list", { name: "Names" })).toHaveFocus();
});

test("a focus that has left by itself is not brought back", async () => {
  await render(<Names />);
  name("Bruno").element().focus();
  name("Outside").element().focus();
  name("Bruno")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(name("Bruno")).not.toBeInTheDocument();
  await expect.element(name("Outside")).toHaveFocus();
});
