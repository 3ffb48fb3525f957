import { expect, test } from "vitest";
import { startTestServer } from "../testing/test-server.ts";
import { ownRelyingParty } from "./own-relying-party.ts";

const at = (publicUrl: string | undefined, host: string, protocol = "https") =>
  ownRelyingParty(
    { config: publicUrl === undefined ? {} : { publicUrl }, site: { theme: { name: "Stanza" } } } as never,
    { protocol, host, hostname: host.replace(/:\d+$/, "") } as never,
  );

test("[AU-02] passkeys are bound to the deployment's own address, whatever host a request names", () => {
  const own = { id: "stanza.example", origin: "https://stanza.example:8443", name: "Stanza" };
  expect(at("https://stanza.example:8443", "evil.example")).toEqual(own);
  expect(at(undefined, "evil.example")).toBeNull();
  expect(at(undefined, "localhost.evil.example")).toBeNull();
});

test("[AU-02] there are none without https, and none at a bare network address, as browsers take none there", () => {
  expect(at("http://stanza.example", "stanza.example")).toBeNull();
  expect(at("https://203.0.113.7", "203.0.113.7")).toBeNull();
  expect(at("https://[2001:db8::1]", "[2001:db8::1]")).toBeNull();
  expect(at(undefined, "127.0.0.1:4364", "http")).toBeNull();
  expect(at(undefined, "localhost:4364", "http")).toEqual({
    id: "localhost",
    origin: "http://localhost:4364",
    name: "Stanza",
  });
});

test("[AU-02] where there can be none the page is told so, and nothing begins", async () => {
  const stanza = await startTestServer({ env: { PUBLIC_URL: "http://stanza.example" } });
  try {
    const config = await stanza.anyone.getConfig({});
    expect(config.status === 200 && config.body.config.signin?.passkeys).toBe(false);
    expect((await stanza.anyone.beginPasskeySignIn({})).status).toBe(404);
    const { client } = await stanza.as("dealer.milano");
    expect((await client.beginPasskey({ body: { password: "dealer-milano-1" } })).status).toBe(404);
  } finally {
    await stanza.close();
  }
});
