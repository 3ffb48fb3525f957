import { readConfig } from "./config/config.ts";
import { seedUsers } from "./seed/fixtures.ts";
import { startServer } from "./start-server.ts";

/** `npm run seed`: adds the demo's shops, people and projects where they are missing, and prints who can sign in. */
const config = readConfig(process.env);
const server = await startServer({ ...config, port: 0, seedDemo: true }, { attach: true });
await server.close();

const columns = seedUsers().map((user) => [
  user.login,
  user.password,
  user.isAdmin ? "supervisor" : user.kind === "customer" ? "customer" : `seller, level ${user.sellerLevel}`,
  user.shops.join(", "),
  user.name,
]);
const table = [["LOGIN", "PASSWORD", "ROLE", "SHOPS", "NAME"], ...columns];
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
