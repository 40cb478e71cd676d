import { altWord } from "../kit/alt-words.ts";
import { asSentences, sharesSentence } from "../kit/spoken.ts";

/** The alternative text of one scene, in reading order, for screen readers. Empty texts are left out. */
export function sceneAlt(
  brand: string,
  scenes: readonly (readonly string[])[],
  scene: number,
  language?: string,
): string {
  const texts = (scenes[scene] ?? []).filter((text) => text.trim() !== "");
  const last = texts.at(-1) ?? "";
  // "We waited for the tide," before "and then we rowed": two scenes share a sentence.
  const said = sharesSentence(last, scenes[scene + 1]?.[0])
    ? asSentences(texts).replace(/\.$/u, last.endsWith(",") ? "," : "")
    : asSentences(texts);
  return `${brand}, ${altWord("scene", language, scene + 1, scenes.length)}: ${said || `${altWord("logo", language)}.`}`.replace(
    /\s+/g,
    " ",
  );
}
