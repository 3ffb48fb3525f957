import { expect, onTestFinished, test } from "vitest";
import { copyElement } from "./copy-element.ts";
import { drawPlace } from "./draw-place.ts";
import type { Place } from "./place.ts";

function shown(markup: string): HTMLElement {
  const part = new DOMParser().parseFromString(markup, "text/html").body.firstElementChild as HTMLElement;
  document.body.append(part);
  onTestFinished(() => part.remove());
  return part;
}

const FORM = `<form style="width: 300px; height: 100px; overflow: auto; color: rgb(1, 2, 3)">
  <input id="name" autofocus><input type="checkbox"><textarea></textarea>
  <select><option>a<option>b</select><canvas width="2" height="2"></canvas><video></video>
  <p style="height: 400px">Words</p></form>`;

test("[TR-01] a copy shows what was typed, chosen, drawn and scrolled, and does nothing by itself", () => {
  const form = shown(FORM);
  const [name, box] = form.querySelectorAll("input");
  name!.value = "Rossi";
  box!.checked = true;
  form.querySelector("textarea")!.value = "Note";
  form.querySelector("select")!.selectedIndex = 1;
  form.querySelector("canvas")!.getContext("2d")!.fillRect(0, 0, 2, 2);
  form.scrollTop = 40;
  const { copy, scroll } = copyElement(form);
  document.body.append(copy);
  onTestFinished(() => copy.remove());
  scroll();
  const [copiedName, copiedBox] = copy.querySelectorAll("input");
  expect([copiedName!.value, copiedBox!.checked, copiedName!.autofocus]).toEqual(["Rossi", true, false]);
  expect(copy.querySelector("textarea")!.value).toBe("Note");
  expect(copy.querySelector("select")!.value).toBe("b");
  expect(copy.querySelector("canvas")!.getContext("2d")!.getImageData(0, 0, 1, 1).data[3]).toBe(255);
  expect(copy.querySelector("video")).toBeNull();
  expect([copy.scrollTop, copy.style.color]).toEqual([40, "rgb(1, 2, 3)"]);
});

test("[TR-01] the picture of a place is found by nothing in the page, and a place that is gone has none", () => {
  const form = shown(FORM);
  const frame = shown(`<div style="position: relative; width: 200px; height: 100px"></div>`);
  const element = form.querySelector("p")!;
  const place: Place = {
    element,
    node: element.firstChild as Text,
    attribute: null,
    text: "Words",
    spans: [{ key: "a", start: 0, end: 5 }],
  };
  expect(drawPlace(frame, place)).toBe(true);
  expect(document.querySelectorAll("#name")).toHaveLength(1);
  expect(frame.innerHTML).toBe("");
  form.remove();
  expect(drawPlace(frame, place)).toBe(false);
});
