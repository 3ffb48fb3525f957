import { afterEach, expect, test, vi } from "vitest";
import { FrameChannel } from "./frame-channel.ts";

afterEach(() => vi.unstubAllGlobals());

/** A channel of a frame, and how that frame speaks. */
function channel() {
  let hear: (event: unknown) => void = () => undefined;
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => {
    hear = listener;
  });
  const contentWindow = {};
  const made = new FrameChannel({ contentWindow } as HTMLIFrameElement, "https://stanza.example", undefined);
  const say = (data: object, from: object = contentWindow, origin = "https://stanza.example") =>
    hear({ data: { status: 0, msg: "", ...data }, origin, source: from });
  return { made, say };
}

test("[CD-12] errors and heights that were told before anybody listened are told to the first who does, in their order", async () => {
  const { made, say } = channel();
  say({ action: "error", status: 1, msg: "Variant not found: A" });
  say({ action: "error", status: 1, msg: "Variant not found: B" });
  const [first, second]: [string[], string[]] = [[], []];
  made.on("error", ({ msg }) => first.push(msg));
  made.on("error", ({ msg }) => second.push(msg));
  await Promise.resolve();
  say({ action: "error", status: 1, msg: "Variant not found: C" });
  expect(first.map((msg) => msg.at(-1))).toEqual(["A", "B", "C"]);
  expect(second.map((msg) => msg.at(-1))).toEqual(["C"]);
});

test("[CD-12] a cart is data with what the host gave; other windows and origins are not heard", () => {
  const { made, say } = channel();
  const carts: unknown[] = [];
  made.on("cart", (cart) => carts.push(cart));
  const cart = { action: "cart", msg: '{"article":"A","price":"1.00"}', idSessione: "S" };
  say(cart, {});
  say(cart, undefined, "https://evil.example");
  expect(carts).toEqual([]);
  say(cart);
  expect(carts).toEqual([{ article: "A", price: "1.00", idSessione: "S", extradata: undefined }]);
});
