import type { ReadAsset } from "../type/manifest.ts";
import { type SubjectTexts, subjectOf } from "./find.ts";
import { subjectLanguage, subjectWords, textOf } from "./words.ts";

/** What a story is about, as a drawing of 32 by 32 units: an SVG's inside whose colours are four inks, `#0` to `#3`. */
export type Subject = { name: string; drawing: string };

/** The drawing of what texts are about; undefined where that is not sure. @throws AssetError */
export async function findSubject(
  texts: SubjectTexts,
  tag: string | undefined,
  read: ReadAsset | undefined,
): Promise<Subject | undefined> {
  const language = subjectLanguage(tag);
  if (!read || !language) return;
  const name = subjectOf(await subjectWords(language, read), texts);
  if (!name) return;
  const pack = await textOf(read, `subjects/pictures/${name.slice(0, 1)}.txt`);
  const drawing = drawingIn(pack, name);
  return drawing === undefined ? undefined : { name, drawing };
}

/** A pack has a line for each drawing: its name, a tab, the drawing. */
function drawingIn(pack: string, name: string): string | undefined {
  const start = `\n${pack}`.indexOf(`\n${name}\t`);
  return start < 0 ? undefined : pack.slice(start + name.length + 1, pack.indexOf("\n", start));
}
