import { size, stop, unstop, wordCount } from "../../../copy/text.ts";
import { own } from "../../../text/own.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import type { AssetType } from "../../../vocab.ts";
import { POINTERS, type Pointers, pointsToPicture } from "../../picture-pointers.ts";
import { opensMethod } from "../../read/methods.ts";
import type { Line, TitledLine } from "../../schema.ts";
import type { Material } from "../material.ts";
import { isOfAllIn } from "./antecedents.ts";
import type { Atom } from "./atoms.ts";

const MEDIUM: Partial<Record<AssetType, keyof typeof POINTERS>> = {
  card: "picture",
  infographic: "picture",
  carousel: "slides",
  slideshow: "film",
  video: "film",
};

function pointersIn({ options, language }: Material): Pointers | undefined {
  const medium = MEDIUM[options.assetType];
  return medium && own(POINTERS[medium], language);
}

/** "… and more in the picture": stands for the rest of a list. */
export const restOfList = (m: Material): string | undefined => pointersIn(m)?.[2];

/** Before the day, after warnings: without it the name of the list promises what is not there. */
const NEED = 91;
/** A longer entry is drawn as its first sentence. */
const LONGEST = 120;

type DrawnLines = { points: Line[]; support: Line | null; slides: TitledLine[]; scenes: Line[] };

/** The facts of lists that the picture, the slides or the film tell entry by entry. */
export function drawnIn(
  assetType: AssetType,
  { points, support, slides, scenes }: DrawnLines,
): ReadonlySet<string> {
  // An infographic draws the lines under its headline as rows.
  const rows = support && assetType === "infographic" ? [...points, support] : points;
  const lines = { picture: rows, slides, film: assetType === "video" ? scenes : slides };
  const medium = MEDIUM[assetType];
  return new Set((medium ? lines[medium] : []).flatMap(({ facts }) => facts));
}

/** Whether the picture has every entry of a list. A slide has the whole text of its entry. */
export const isListDrawn = (block: number, m: Material, drawn: ReadonlySet<string>): boolean =>
  (m.blocks[block]?.pieces ?? []).every(
    ({ text, facts }) =>
      (size(text) <= LONGEST || HOLDS_ALL.has(m.options.assetType)) && facts.some((id) => drawn.has(id)),
  );
const HOLDS_ALL: ReadonlySet<AssetType> = new Set(["carousel", "slideshow"]);

/** The lists, by their block, that a post leaves out. */
export function listsOut(all: readonly Atom[], kept: readonly Atom[], m: Material): number[] {
  const inPost = new Set(kept.map(({ block }) => block));
  const lists = all.filter(({ block }) => m.blocks[block]?.kind === "list").map(({ block }) => block);
  return [...new Set(lists.filter((block) => !inPost.has(block)))];
}

/** The changes of a release, by their block, of which some found no room. */
export const changesTorn = (all: readonly Atom[], kept: readonly Atom[]): number | undefined =>
  all.find(
    ({ shape, tells, ...atom }) =>
      shape === "item" && tells.has("change") && !kept.some((one) => one.text === atom.text),
  )?.block;

/** "How a log becomes a veena, in the order we do it:", the method of a recipe: what stands behind it is whole or not there. */
const IN_ORDER = new Prefiltered(
  /(?<!\p{L})(?:in (?:the|this|that|our) order|step by step|reihenfolge|schritt für schritt|dans l[’']ordre|étape par étape|(?:en|por) orden|paso a paso|(?:in|nell[’'])ordine|passo (?:dopo|per) passo|volgorde|stap voor stap|(?:pela|por) ordem|passo a passo)(?!\p{L})/iu,
);
const LEAST_OF_STORY = 3;

/** The sentences of such a paragraph, of which some found no room. */
export function tornStory(all: readonly Atom[], kept: readonly Atom[]): readonly Atom[] {
  const head = all.findIndex(
    ({ leads, shape, text }) => leads && shape === "sentence" && IN_ORDER.test(text),
  );
  const method = all.find(({ text }) => opensMethod(text));
  const first = method ?? all[head < 0 ? all.length : head + 1];
  if (first?.paragraph === undefined || first.paragraph === all[head]?.paragraph) return [];
  const sentences = all.filter(
    ({ paragraph, shape }) => paragraph === first.paragraph && shape === "sentence",
  );
  const isWhole = sentences.length < LEAST_OF_STORY || sentences.every((atom) => kept.includes(atom));
  return isWhole || sentences.some(({ must }) => must) ? [] : sentences;
}

/** The blocks that the picture or the film has and the post has not, each by the first that its pointer stands for. */
function leftOut(all: readonly Atom[], kept: readonly Atom[], m: Material, drawn: ReadonlySet<string>) {
  const isDrawn = (block: number) => isListDrawn(block, m, drawn);
  const story = tornStory(all, kept).map(({ block }) => block);
  const shown = story.every(isDrawn) ? story : [];
  const lists = listsOut(all, kept, m).filter(isDrawn);
  return new Map([
    ...lists.map((block) => [block, block] as const),
    ...shown.map((block) => [block, shown[0] ?? block] as const),
  ]);
}

function pointerFor(atom: Atom, [list, steps]: Pointers): Atom {
  const text = atom.tells.has("step") || atom.shape === "sentence" ? steps : list;
  return {
    ...atom,
    text,
    shape: "sentence",
    must: true,
    need: NEED,
    isLine: false,
    leads: false,
    under: "",
    count: 1,
  };
}

/** The atoms with a sentence in place of each list or story that only the picture has; undefined where there is none. */
export function withPointers(
  all: readonly Atom[],
  kept: readonly Atom[],
  m: Material,
  drawn: ReadonlySet<string>,
): Atom[] | undefined {
  const said = pointersIn(m);
  const gone = said ? leftOut(all, kept, m, drawn) : new Map<number, number>();
  if (!said || gone.size === 0) return undefined;
  const made = new Map<Atom | undefined, Atom>();
  const pointers = new Map<number, Atom>();
  // "It's all in the video. All of it is included …"
  for (const atom of all.filter((one) => !isOfAllIn(one, new Set(gone.keys())))) {
    const at = gone.get(atom.block);
    const pointer = at === undefined ? { ...atom } : (pointers.get(at) ?? pointerFor(atom, said));
    if (at !== undefined) pointers.set(at, pointer);
    made.set(atom, pointer);
  }
  const out = [...new Set(made.values())];
  for (const atom of out) {
    atom.leansOn = made.get(atom.leansOn);
    atom.limits = made.get(atom.limits);
  }
  return out;
}

/** "Un resumen:" alone says nothing. */
const A_FEW_WORDS = 3;
const onlyLeads = ({ text, must }: Atom) => !must && wordCount(text) <= A_FEW_WORDS;

/** A line that leads to what stands behind it ends with a full stop where that is not told, or goes with it. */
export function closed(kept: readonly Atom[], m: Material): Atom[] {
  return kept.flatMap((atom, i) => {
    const next = kept[i + 1];
    const isAlone =
      atom.leads && next?.shape !== "item" && (next?.block !== atom.block + 1 || pointsToPicture(next.text));
    if (!isAlone) return [atom];
    return onlyLeads(atom)
      ? []
      : [{ ...atom, leads: false, isLine: false, text: ended(atom.text, m.language) }];
  });
}

const ended = (text: string, language: string) => {
  const bare = unstop(text).replace(/\s*[:：]$/u, "");
  return /[?!？！]$/u.test(bare) ? bare : language === "ja" ? `${bare}。` : stop(bare);
};
