import { expect, test } from "vitest";
import { isSoftware } from "./software.ts";

const RENDERER = 0x1f01;
const UNMASKED = 0x9246;

/** A context whose card has one name for everybody and one behind the extension, which may be missing. */
function context(plain: string, unmasked?: string) {
  const names = unmasked === undefined ? null : { UNMASKED_RENDERER_WEBGL: UNMASKED };
  return {
    RENDERER,
    getExtension: () => names,
    getParameter: (name: number) => (name === UNMASKED ? unmasked : plain),
  } as unknown as Parameters<typeof isSoftware>[0];
}

test.each([
  [
    "WebKit WebGL",
    "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)",
    true,
  ],
  ["WebKit WebGL", "ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)", true],
  ["llvmpipe, or similar", undefined, true],
  ["WebKit WebGL", "ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)", false],
  ["Apple GPU", undefined, false],
])("[CD-07] a card that calls itself %s, %s", (plain, unmasked, software) => {
  expect(isSoftware(context(plain, unmasked))).toBe(software);
});
