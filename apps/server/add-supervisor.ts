import { parseArgs } from "node:util";
import { readConfig } from "./config/config.ts";
import { addSupervisor } from "./people/add-supervisor.ts";
import { startServer } from "./start-server.ts";

/** `npm run supervisor -- --login ADA --email ada@example.org`: makes somebody a supervisor and prints the link that sets their password. */
const { values } = parseArgs({
  options: {
    login: { type: "string" },
    email: { type: "string" },
    name: { type: "string", default: "" },
    language: { type: "string", default: "en" },
    shop: { type: "string", default: "MAIN" },
  },
});
const { login, email } = values;
if (!login || !email) {
  console.error(
    "Say who: npm run supervisor -- --login LOGIN --email ADDRESS [--name NAME] [--language en|it|de] [--shop CODE]",
  );
  process.exit(1);
}
const server = await startServer({ ...readConfig(process.env), port: 0 }, { attach: true });
try {
  const link = await addSupervisor(server.context.pool, { ...values, login, email, at: new Date() });
  const origin = process.env.PUBLIC_URL?.replace(/\/$/, "") ?? "";
  console.log(`${login} is a supervisor. Within three days, choose a password at\n${origin}${link}`);
} finally {
  await server.close();
}
