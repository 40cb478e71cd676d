import { template } from "../../template.ts";
import { prng } from "../kit/prng.ts";
import { spoken } from "../kit/spoken.ts";
import { Code } from "./data.ts";
import { desk } from "./desk.tsx";
import { fits } from "./fits.ts";
import { lineOf } from "./tokens.ts";

/** A piece of code. */
export const code = template({
  id: "code",
  title: "Code",
  about: "Up to fourteen lines of code in an editor window, with what they do.",
  version: 5,
  assetTypes: ["card", "og_image"],
  data: Code,
  needs: "a piece of code of at most 14 lines",
  fits,
  sample: {
    kicker: "Beacon API",
    headline: "One call, every size",
    supporting: "",
    file: "launch.ts",
    lines: [
      'import { beacon } from "@beacon/sdk";',
      "",
      "// A brief goes in, pictures come out.",
      "const run = await beacon.generate({",
      '  brief: "Offline maps are here",',
      '  channels: ["linkedin", "instagram"],',
      "  minScore: 80,",
      "});",
      "",
      "for (const asset of run.assets) {",
      "  await save(asset.url);",
      "}",
    ],
    cta: "Read the docs",
    url: "https://beacon.example/docs",
  },
  draw(context, data) {
    const isFlooded = prng(context.seed)() < 0.5;
    return { layout: isFlooded ? "flood" : "page", pages: [desk(context, data, isFlooded)] };
  },
  altText: ({ kicker, headline, supporting, details, file, lines, cta }, brand) =>
    spoken(brand, [
      kicker,
      headline,
      supporting,
      details,
      [file || "Code", lines.map(lineOf).filter(Boolean).join(" ")].join(": "),
      cta,
    ]),
});
