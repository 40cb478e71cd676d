import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";

/** A line above others, in a few words: "Desserts". */
const NAME = /^\p{Lu}[\p{L}’']*(?: [\p{L}’']+){0,2}$/u;
const FEWEST_PARTS = 2;

/** "Starters", "Mains", "Desserts": the lines that name the parts of a menu, each with its entries under it. */
export function partNames(brief: string): string[] {
  const lines = brief.split("\n").map((line) => line.trim());
  const names = lines.filter((line, i) => NAME.test(line) && !lines[i - 1] && lines[i + 1] && lines[i + 2]);
  return names.length >= FEWEST_PARTS ? names : [];
}

/** Names of parts that are published as sentences, behind the entries of another part: "… (vegetarian). Desserts. Far …" */
export function partNamesAsSentences({ brief, places }: Pick<Published, "brief" | "places">): Leak[] {
  return partNames(brief).flatMap((name) => {
    const place = places.find(({ text }) => new Prefiltered(`(?:^|[.!?] )${name}\\.(?: |$)`, "u").test(text));
    return place
      ? [
          {
            where: place.where,
            quote: name,
            says: `${quoted(name)} names what stands under it, and is set as a sentence`,
          },
        ]
      : [];
  });
}
