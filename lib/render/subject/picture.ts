import type { ReadAsset } from "../type/manifest.ts";
import { wordsAsMeant } from "./context.ts";
import { orderedSubject, subjectOf } from "./find.ts";
import { isNamedIn } from "./named-in.ts";
import { entrySubject } from "./on-entry.ts";
import { slideSubject } from "./on-slide.ts";
import { saidAs } from "./said-as.ts";
import type { SubjectTexts } from "./texts.ts";
import { subjectLanguage, subjectWords, textOf } from "./words.ts";

/**
 * What a story is about, as a drawing of 32 by 32 units: an SVG's inside whose colours are four inks, `#0` to `#3`.
 * `mains` are the digits of those that it is mainly made of, and `hue` (OKLCH, in degrees) is what these have in nature.
 */
export type Subject = {
  name: string;
  mains: string;
  hue?: number;
  drawing: string;
  /** The word of the texts that it stands for. */
  word?: string;
  /** The author orders it to be seen: words make room for it. */
  isOrdered?: boolean;
  /** The headline names no such thing: it says who speaks, and not what each part of a story is about. */
  isTrade?: boolean;
};

/** The drawing of what texts are about; undefined where that is not sure. `seed` picks among things of a trade. @throws AssetError */
export async function findSubject(
  texts: SubjectTexts,
  tag: string | undefined,
  read: ReadAsset | undefined,
  seed?: number,
): Promise<Subject | undefined> {
  const language = subjectLanguage(tag);
  if (!read || !language) return;
  const words = await subjectWords(language, read);
  const name = subjectOf(words, texts, seed);
  const { headline, texts: others, about, name: brand = "" } = texts;
  if (name === undefined) return;
  const found = worded(
    await drawingOf(name, read),
    saidAs(words, name, [headline, ...others, ...about, brand]),
  );
  return found && (isNamedIn(words, headline, name) ? found : { ...found, isTrade: true });
}

/** The drawing that an author orders; undefined where there is none of it. @throws AssetError */
export async function findOrdered(
  orders: readonly string[],
  tag: string | undefined,
  read: ReadAsset | undefined,
): Promise<Subject | undefined> {
  const language = subjectLanguage(tag);
  if (!read || !language || orders.length === 0) return;
  const words = await subjectWords(language, read);
  const name = orderedSubject(words, orders);
  if (name === undefined) return;
  const found = worded(await drawingOf(name, read), saidAs(words, name, orders));
  return found && { ...found, isOrdered: true };
}

/** A slide of a series: its one idea, and what stands under it. `isEntry`: it is one step, tip or item of several. */
type SlideWords = { title: string; body: string; isEntry?: boolean };

/**
 * The drawings of what slides name, each by itself and no thing twice; undefined for the others. `beside` is what else the
 * picture and its brand say. @throws AssetError
 */
export async function findOnSlides(
  slides: readonly SlideWords[],
  tag: string | undefined,
  read: ReadAsset | undefined,
  shown?: string,
  beside: readonly string[] = [],
  unwanted: readonly string[] = [],
): Promise<(Subject | undefined)[]> {
  const language = subjectLanguage(tag);
  if (!read || !language) return [];
  const said = slides.flatMap(({ title, body }) => [title, body]);
  const texts = { headline: "", texts: said, about: beside, unwanted };
  const words = wordsAsMeant(await subjectWords(language, read), texts);
  const names = slides.map(({ title, body, isEntry }) =>
    isEntry ? entrySubject(words, title, body) : slideSubject(words, title, body),
  );
  return Promise.all(
    names.map(async (name, i) => {
      if (!name || name === shown || names.indexOf(name) !== i) return undefined;
      const { title = "", body = "" } = slides[i] ?? {};
      return worded(await drawingOf(name, read), saidAs(words, name, [title, body]));
    }),
  );
}

const worded = (subject: Subject | undefined, word: string | undefined): Subject | undefined =>
  subject && { ...subject, ...(word !== undefined && { word }) };

async function drawingOf(name: string, read: ReadAsset): Promise<Subject | undefined> {
  const pack = await textOf(read, `subjects/pictures/${name.slice(0, 1)}.txt`);
  const line = lineOf(pack, name);
  return line === undefined ? undefined : subjectIn(name, line);
}

/** The subject of a line without its name. */
export function subjectIn(name: string, line: string): Subject {
  const [mains = "", given = "", drawing = ""] = line.split("\t");
  const hues = given.split(",");
  const hue = [...mains].map((ink) => hues[Number(ink)]).find(Boolean);
  return { name, mains, drawing, ...(hue && { hue: Number(hue) }) };
}

/**
 * A pack has a line for each drawing, with tabs between its name, its main inks, the hues of all four inks in nature with
 * commas between them, and the drawing.
 */
function lineOf(pack: string, name: string): string | undefined {
  const start = `\n${pack}`.indexOf(`\n${name}\t`);
  return start < 0 ? undefined : pack.slice(start + name.length + 1, pack.indexOf("\n", start));
}
