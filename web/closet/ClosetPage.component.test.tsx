import { accepted, addRoom, placeRow } from "@stanza/project";
import { undo, unsavedNow, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { demoKitchen, demoPosts, demoWardrobe } from "../testing/demo-kitchen.ts";
import { SUPERVISOR } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { withoutWebGl } from "../testing/without-webgl.ts";
import { ClosetPage } from "./ClosetPage.tsx";
import { closetStep } from "./steps/closet-steps-store.ts";

beforeEach(withoutWebGl);
afterEach(() => closetStep({ type: "resetSteps" }));

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices ?? {};
const steps = page.getByRole("navigation", { name: "Steps" });
const next = page.getByRole("button", { name: "Next" });
const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 2 });

async function shown(choices = {}, context = {}) {
  return renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ClosetPage />
    </div>,
    { project: await demoWardrobe(["CL-2424", choices]), address: "/closetool/row1", ...context },
  );
}

test("[CL-01] the wizard starts at the first question, and Next goes on from step to step", async () => {
  await shown();
  await expect.element(heading("1.1 Your wall")).toBeVisible();
  await expect.element(page.getByText("Step 1 of 6: Your wall")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Back/ })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
  await next.click();
  await expect.element(heading("1.2 Height and depth")).toBeVisible();
  await next.click();
  await expect.element(heading("2.1 Carcass and back")).toBeVisible();
  await expect.element(steps.getByRole("button", { name: /Space done/ })).toBeVisible();
  await page.getByRole("button", { name: /^Back/ }).click();
  await expect.element(heading("1.2 Height and depth")).toBeVisible();
});

test("[CL-02] the wall says how the bays fit, and one press makes them fit again; undo takes it back", async () => {
  await shown();
  await expect.element(page.getByText(/^Fills the 2,?424 mm exactly$/)).toBeVisible();
  const width = page.getByRole("spinbutton", { name: /Available width/ });
  await userEvent.fill(width, "2484");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/2,?424 mm of 2,?484 mm, 60 mm filler/)).toBeVisible();
  await page.getByRole("button", { name: "Spread the sections evenly" }).click();
  expect(choicesNow()).toMatchObject({ W: 2484, CLOSETSTRUCT: "795|795|794" });
  await expect.element(page.getByText(/^Fills the 2,?484 mm exactly$/)).toBeVisible();
  undo();
  await expect.element(page.getByText(/60 mm filler/)).toBeVisible();
});

test("[CL-02] an undo leads back to the step of what it takes back", async () => {
  await shown();
  const width = page.getByRole("spinbutton", { name: /Available width/ });
  await userEvent.fill(width, "2484");
  await userEvent.keyboard("{Enter}");
  await next.click();
  await next.click();
  await expect.element(heading("2.1 Carcass and back")).toBeVisible();
  undo();
  await expect.element(heading("1.1 Your wall")).toBeVisible();
  await expect.element(width).toHaveValue("2424");
});

test("[CL-02] bays are made in the picture: a divider moved with the arrow keys is chosen at once", async () => {
  await shown();
  for (let i = 0; i < 3; i++) await next.click();
  await expect.element(heading("3.1 Sections")).toBeVisible();
  const divider = page.getByRole("slider", { name: "Divider between section 1 and 2" });
  divider.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(choicesNow()).toMatchObject({ CLOSETSTRUCT: "910|590|824" });
  await userEvent.keyboard("{ArrowRight}");
  expect(choicesNow()).toMatchObject({ CLOSETSTRUCT: "920|580|824" });
});

test("[CL-03] saving names what is missing and leads to it; complete, it is saved", async () => {
  await shown({ W: 2300 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(heading("Not finished yet: 1 thing is to be put right")).toBeVisible();
  await expect.element(heading("3.1 Sections")).toBeVisible();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The sections are wider than the available width");
  await next.click();
  await expect.element(heading("3.1 Sections")).toBeVisible();
  await page.getByRole("button", { name: "Spread the sections evenly" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await next.click();
  await expect.element(heading("3.2 Dividers")).toBeVisible();
});

test("[PR-13] where each article has to be confirmed, saving a complete closet confirms it, and one that is changed is not", async () => {
  // Whether the project itself can be saved is another matter.
  await shown(
    {},
    {
      config: { needsavearticles: true },
      answers: {
        createProject: () => ({ status: 403, body: { error: "forbidden", message: "Not this person." } }),
      },
    },
  );
  expect(unsavedNow()).toEqual([]);
  const width = page.getByRole("spinbutton", { name: /Available width/ });
  await userEvent.fill(width, "2484");
  await userEvent.keyboard("{Enter}");
  expect(unsavedNow().map(({ row, before }) => [row.choices.W, before?.id])).toEqual([[2484, "row1"]]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(unsavedNow).toEqual([]);
});

test("[CL-01] a step that a choice shows comes, and a supervisor opens all of them", async () => {
  await shown({}, { profile: SUPERVISOR });
  await expect.element(steps.getByRole("button", { name: /Summary/ })).toBeDisabled();
  await page.getByRole("button", { name: "Open all steps" }).click();
  await steps.getByRole("button", { name: /Doors/ }).click();
  await expect.element(heading("5.1 Kind of doors")).toBeVisible();
  await expect.element(steps.getByRole("button", { name: /Look of the doors/ })).not.toBeInTheDocument();
  // What it would cost more stands on each, for fingers too.
  await expect.element(page.getByText(/^\+ €\d/).first()).toBeVisible();
  await page.getByRole("radio", { name: /Hinged/ }).click({ force: true });
  await expect.element(steps.getByRole("button", { name: /Look of the doors/ })).toBeVisible();
  await steps.getByRole("button", { name: /Summary/ }).click();
  await expect.element(page.getByRole("rowheader", { name: /Closet base/ })).toBeVisible();
  await expectAccessible();
});

test("[CL-02] on a phone a step fills the screen, with the picture on top", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await shown();
  await expect.element(page.getByRole("group", { name: "The article from the front" })).toBeVisible();
  await page.getByText("3D", { exact: true }).click();
  await expect
    .element(page.getByRole("group", { name: "The article from the front" }))
    .not.toBeInTheDocument();
  await next.click();
  await expect.element(heading("1.2 Height and depth")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("[CL-02] a row that is no closet, or is not there, says so", async () => {
  const page2 = { project: await demoKitchen(["BASE-2D-900"]) };
  await shown({}, page2);
  await expect.element(page.getByRole("heading", { name: "This article is not a closet" })).toBeVisible();
  await shown({}, { address: "/closetool/none" });
  await expect.element(page.getByRole("heading", { name: "This closet is not there" })).toBeVisible();
});

test("[CL-02] without a row, the closets of the project and those to start", async () => {
  const { visited } = await shown({}, { address: "/closetool" });
  await page.getByRole("link", { name: /Closet 2424, three sections/ }).click();
  expect(visited).toEqual(["/closetool/row1"]);
  await page.getByRole("button", { name: /Closet 1500, two sections/ }).click();
  await expect.poll(() => useProject.getState().open?.document.project.rows.length).toBe(2);
  await expect.poll(() => visited.at(-1)).toMatch(/^\/closetool\/[0-9a-f-]+$/);
});

test("[CL-02] a divider inside a section is a record of its own, a part of the closet and a line of its price", async () => {
  await shown({ CLITEMS: "1,ROD,1900,40", CLOSETDIV: "1,400,0,600" }, { profile: SUPERVISOR });
  await page.getByRole("button", { name: "Open all steps" }).click();
  await steps.getByRole("button", { name: /Divisions/ }).click();
  await steps.getByRole("button", { name: /Dividers/ }).click();
  const left = page.getByRole("textbox", { name: /From the left/ });
  await userEvent.fill(left, "350");
  await userEvent.keyboard("{Enter}");
  expect(choicesNow()).toMatchObject({ CLOSETDIV: "1,350,0,600" });
  await steps.getByRole("button", { name: /Summary/ }).click();
  await expect.element(page.getByRole("rowheader", { name: "Divider CLV0600600" })).toBeVisible();
});

test("[CL-02] another maker's closet goes through its own steps, with its own words for the wall and the rest", async () => {
  await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ClosetPage />
    </div>,
    { project: await demoPosts(["PE-2500"]), address: "/closetool/row1" },
  );
  await expect.element(heading("1.1 Wall and ceiling")).toBeVisible();
  const width = page.getByRole("spinbutton", { name: /Width of the wall/ });
  await userEvent.fill(width, "2600");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/2,?500 mm of 2,?600 mm, 100 mm stay free/)).toBeVisible();
  await page.getByRole("button", { name: "Spread the sections evenly" }).click();
  expect(choicesNow()).toMatchObject({ WALL: 2600, CLOSETSTRUCT: "827|827|826" });
  await next.click();
  await expect.element(heading("1.2 Bays")).toBeVisible();
  await expect.element(page.getByRole("slider", { name: "Divider between section 1 and 2" })).toBeVisible();
});

test("[CL-02] the wall at which it stands gives its width, and the closet moves to the wall's end, undone as one", async () => {
  const room = { template: "rt1", dimensions: [2420, 3000] } as const;
  let ids = 0;
  const project = accepted(
    addRoom(await demoWardrobe(["CL-1500"]), { ...room, newId: () => `wall${ids++}` }),
  );
  const [x, z] = project.rooms[0]?.walls.reduce(
    ([left, rear], { start }) => [Math.min(left, start[0]), Math.min(rear, start[1])] as const,
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const,
  ) ?? [0, 0];
  const placement = { on: "room", at: [x + 300, 0, z], rotY: 0 } as const;
  await shown({}, { project: accepted(placeRow(project, { row: "row1", placement })) });
  const placeNow = () => useProject.getState().open?.document.project.rows[0]?.placement;
  await page.getByRole("button", { name: /^Take the 2,?420 mm of the wall$/ }).click();
  expect(choicesNow()).toMatchObject({ W: 2420 });
  expect(placeNow()).toMatchObject({ at: [x, 0, z] });
  await expect.element(page.getByText(/^As wide as the 2,?420 mm of its wall allow$/)).toBeVisible();
  undo();
  expect(choicesNow()).toEqual({});
  expect(placeNow()).toMatchObject({ at: [x + 300, 0, z] });
});

test("[CL-02] a closet whose article is no longer in the catalogue stays as it was, and says so", async () => {
  const project = await demoWardrobe(["CL-2424", { W: 2500 }]);
  const [row] = project.rows;
  await shown({}, { project: { ...project, rows: [{ ...row!, article: "CL-GONE" }] } });
  await expect
    .element(page.getByRole("heading", { name: "The catalogue no longer has this closet" }))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "To the room" })).toBeVisible();
  expect(choicesNow()).toEqual({ W: 2500 });
});

test("[CL-02] a divider that is added stands where nothing is in its way", async () => {
  await shown({ CLITEMS: "1,DRW,0,600|1,SHELF,1760,25" }, { profile: SUPERVISOR });
  await page.getByRole("button", { name: "Open all steps" }).click();
  await steps.getByRole("button", { name: /Divisions/ }).click();
  await steps.getByRole("button", { name: /Dividers/ }).click();
  await page.getByRole("button", { name: "Add a line" }).click();
  expect(choicesNow()).toMatchObject({ CLOSETDIV: "1,400,600,400" });
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

/** A closet of 600 mm, the least that there is, at the left end of wall A of a room. */
async function atWallA(dimensions: readonly [number, number], choices = {}) {
  let ids = 0;
  const room = { template: "rt1", dimensions, newId: () => `wall${ids++}` } as const;
  const project = accepted(addRoom(await demoWardrobe(["CL-2424", choices]), room));
  const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
  await shown({}, { project: accepted(placeRow(project, { row: "row1", placement })) });
}

test("[CL-02] at a wall shorter than the least closet it says so, and one press moves it to a wall that has room", async () => {
  await atWallA([500, 2000], { W: 600, DPT: 450, CLOSETSTRUCT: "550", CLITEMS: "" });
  await expect
    .element(page.getByText(/^The wall has 500 mm, and this closet needs 600 mm at least\.$/))
    .toBeVisible();
  await expect.element(page.getByText("Wall B has room for 600 mm.")).toBeVisible();
  await page.getByRole("button", { name: "Move it to wall B" }).click();
  await expect
    .poll(() => useProject.getState().open?.document.project.rows[0]?.placement)
    .toMatchObject({ rotY: 270 });
  await expect.element(page.getByText(/this closet needs/)).not.toBeInTheDocument();
});

test("[CL-02] where no wall is long enough for the least closet, it says what to do", async () => {
  await atWallA([500, 550], { W: 600, DPT: 450, CLOSETSTRUCT: "550", CLITEMS: "" });
  await expect.element(page.getByText(/^No other wall of the project has so much free/)).toBeVisible();
});

test("[CL-02] a closet is started as wide as the walls have room for", async () => {
  let ids = 0;
  const room = {
    template: "rt1",
    dimensions: [1800, 1700],
    height: 2700,
    newId: () => `wall${ids++}`,
  } as const;
  const project = accepted(addRoom(await demoWardrobe(), room));
  const { visited } = await shown({}, { project, address: "/closetool" });
  await page.getByRole("button", { name: /Closet 2424, three sections/ }).click();
  await expect.poll(() => visited.at(-1)).toMatch(/^\/closetool\/[0-9a-f-]+$/);
  const [row] = useProject.getState().open?.document.project.rows ?? [];
  expect(row?.choices).toMatchObject({ W: 1800, CLOSETSTRUCT: "567|567|566" });
  await expect.element(page.getByText(/^It was made 1,?800 mm wide/).first()).toBeInTheDocument();
});
