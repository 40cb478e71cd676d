import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { register } from "node:module";

// Measures which inks each drawn subject is mainly made of, and writes them behind its name.
register("./support/binary-loader.mjs", import.meta.url);
const { mainInks } = await import("./support/ink-shares.ts");

const PICTURES = new URL("../../functions/public/subjects/pictures/", import.meta.url);
for (const file of readdirSync(PICTURES)) {
  const url = new URL(file, PICTURES);
  const lines = readFileSync(url, "utf8").split("\n").filter(Boolean);
  const measured = lines.map(async (line) => {
    const [name = "", ...parts] = line.split("\t");
    const [hues = "", drawing = ""] = parts.slice(-2);
    return `${name}\t${await mainInks(drawing)}\t${hues}\t${drawing}\n`;
  });
  writeFileSync(url, (await Promise.all(measured)).join(""));
}
