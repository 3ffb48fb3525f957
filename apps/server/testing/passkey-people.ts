import { softAuthenticator } from "./soft-authenticator.ts";
import { bodyOf, type Person, type TestServer } from "./test-server.ts";

/** The address under which the test's people reach their server. */
export const PASSKEY_ORIGIN = "https://stanza.example";
export const seedPassword = (login: string) => `${login.replace(".", "-")}-1`;

/** What the tests of passkeys do as people do it, through a browser with an authenticator in software. */
export function passkeyPeople(stanza: TestServer, authenticator = softAuthenticator(PASSKEY_ORIGIN)) {
  const beginSignIn = async () => bodyOf(await stanza.anyone.beginPasskeySignIn({}), 200);
  return {
    authenticator,
    beginSignIn,
    /** Begins to add one with the password. */
    begin: async ({ client, profile }: Pick<Person, "client" | "profile">) =>
      bodyOf(await client.beginPasskey({ body: { password: seedPassword(profile.login) } }), 200),
    /** Adds one with the password. */
    async add(person: Pick<Person, "client" | "profile">, name = "Laptop") {
      const { flow, options } = await this.begin(person);
      const { passkey, response } = authenticator.create(options);
      const own = bodyOf(await person.client.addPasskey({ body: { flow, name, response } }), 201);
      return { passkey, own };
    },
    /** Signs in; with `said` as no honest browser does. */
    async signIn(
      passkey: Parameters<typeof authenticator.get>[0],
      said: Parameters<typeof authenticator.get>[2] = {},
    ) {
      const { flow, options } = await beginSignIn();
      const response = authenticator.get(passkey, options, said);
      return stanza.anyone.signInPasskey({ body: { flow, response } });
    },
  };
}
