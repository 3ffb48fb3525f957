import type { Catalogue } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { withNamedPictures } from "./catalogue-pictures.ts";

const group = (image: string) => ({ code: "001", description: { en: "Space" }, image });

test("[CL-02] the picture of a step is named by its content, also where an overlay changes the article", () => {
  const { catalogue, named } = withNamedPictures(
    {
      models: [],
      galleries: [],
      optionLists: {},
      articles: { CLOSET: { groups: [group("pictures/space.png"), group("pictures/gone.png")] } },
      overlays: { keys: {}, rules: { "CLOSET@SHOP": { groups: [group("pictures/space.png")] } } },
    } as unknown as Catalogue,
    new Map([["pictures/space.png", new Uint8Array([1, 2, 3])]]),
  );
  const [name] = [...named.keys()];
  expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
  expect(catalogue.articles.CLOSET?.groups.map(({ image }) => image)).toEqual([name, undefined]);
  expect(catalogue.overlays?.rules["CLOSET@SHOP"]?.groups[0]?.image).toBe(name);
});
