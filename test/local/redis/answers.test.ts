import { expect, test } from "vitest";
import { HASHES } from "./parity/hashes.ts";
import { KEYS } from "./parity/keys.ts";
import { LISTS } from "./parity/lists.ts";
import { comparable } from "./parity/outcome.ts";
import { SCRIPTS } from "./parity/scripts.ts";
import { SERVER } from "./parity/server.ts";
import { engineSide } from "./parity/sides.ts";
import { STRINGS } from "./parity/strings.ts";
import { parseTable } from "./parity/table.ts";

const TABLES = { STRINGS, KEYS, SERVER, HASHES, LISTS, SCRIPTS };

/** Readable, and the same on every machine: bytes beyond ASCII are escaped. */
const show = (outcome: unknown) =>
  JSON.stringify(outcome, (_, value) => (typeof value === "bigint" ? `(integer) ${value}` : value)).replace(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

// The recorded answers are those of a real Redis: the services tests compare every one of them.
test.each(Object.entries(TABLES))("commands answer as recorded: %s", async (name, table) => {
  const side = await engineSide();
  const lines: string[] = [];
  for (const { title, steps } of parseTable(table)) {
    await side.reset();
    const outcomes = await side.run(steps.map(({ words }) => words));
    lines.push(`# ${title}`);
    steps.forEach(({ line, anyOrder }, i) => {
      lines.push(`${line}\n  ${show(comparable(outcomes[i]!, anyOrder))}`);
    });
  }
  await side.close();

  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./parity/answers/${name.toLowerCase()}.txt`);
});
