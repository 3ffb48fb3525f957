import { toGlb } from "@stanza/models";
import { readGlb } from "@stanza/tracer";
import { expect, test } from "vitest";
import { demoModel } from "../../../../media/models/testing/demo-model.ts";
import { encodePng } from "../../files/encode-png.ts";
import { readPicture } from "./decode-png.ts";

test("[RF-02] every pattern of a kitchen's GLB is read: oak is brown and brass is yellow in our tracer's pictures", () => {
  const refused: string[] = [];
  const scene = readGlb(toGlb(demoModel()), (bytes, mediaType) => {
    const picture = readPicture(bytes, mediaType);
    if (!picture) refused.push(mediaType);
    return picture;
  });
  expect(refused).toEqual([]);
  expect(scene.textures.length).toBeGreaterThan(3);
  const hasColour = scene.textures.some(({ bytes, channels }) => {
    const mean = [0, 1, 2].map((k) =>
      bytes.reduce((sum, one, i) => (i % channels === k ? sum + one : sum), 0),
    );
    return mean[0]! > mean[2]! * 1.2;
  });
  expect(hasColour).toBe(true);
});

test("[RF-02] what is no PNG, is cut off or lies about its size is no picture", () => {
  const png = encodePng({ width: 4, height: 4, rgb: new Uint8Array(48).fill(90) });
  expect(readPicture(png, "image/png")?.bytes[0]).toBe(90);
  expect(readPicture(png.subarray(0, 40), "image/png")).toBeNull();
  expect(readPicture(new Uint8Array(60), "image/png")).toBeNull();
  const lies = Buffer.from(png);
  lies.writeUInt32BE(90_000, 16);
  expect(readPicture(lies, "image/png")).toBeNull();
});
