import { size, stop, unstop } from "../../../copy/text.ts";
import { own } from "../../../text/own.ts";
import type { AssetType } from "../../../vocab.ts";
import type { Line, TitledLine } from "../../schema.ts";
import type { Material } from "../material.ts";
import type { Atom } from "./atoms.ts";

/** Where a list is that a short post has no room for: what is said of a list, and of steps. */
const SAID: Record<string, readonly [list: string, steps: string]> = {
  en: ["The whole list is in the picture.", "All the steps are in the picture."],
  de: ["Die ganze Liste steht im Bild.", "Alle Schritte stehen im Bild."],
  fr: ["La liste complète est sur l’image.", "Toutes les étapes sont sur l’image."],
  es: ["La lista completa está en la imagen.", "Todos los pasos están en la imagen."],
  it: ["L’elenco completo è nell’immagine.", "Tutti i passaggi sono nell’immagine."],
  nl: ["De hele lijst staat op de afbeelding.", "Alle stappen staan op de afbeelding."],
  pt: ["A lista completa está na imagem.", "Todos os passos estão na imagem."],
  ja: ["一覧は画像をご覧ください。", "手順は画像をご覧ください。"],
};

/** Before the day, after warnings: without it the name of the list promises what is not there. */
const NEED = 91;
/** A longer entry is drawn as its first sentence. */
const LONGEST = 120;

/** The facts of lists that the picture tells entry by entry. A film passes, and no list is looked up in it. */
export function drawnIn(assetType: AssetType, points: Line[], slides: TitledLine[]): ReadonlySet<string> {
  const lines = assetType === "carousel" ? slides : /^(?:card|infographic)$/.test(assetType) ? points : [];
  return new Set(lines.flatMap(({ facts }) => facts));
}

/** The lists, by their block, that the post leaves out and the picture has. */
function leftOut(all: readonly Atom[], kept: readonly Atom[], m: Material, drawn: ReadonlySet<string>) {
  const inPost = new Set(kept.map(({ block }) => block));
  const isDrawn = (block: number) =>
    (m.blocks[block]?.pieces ?? []).every(
      ({ text, facts }) => size(text) <= LONGEST && facts.some((id) => drawn.has(id)),
    );
  const lists = all.filter(({ block }) => m.blocks[block]?.kind === "list").map(({ block }) => block);
  return new Set(lists.filter((block) => !inPost.has(block) && isDrawn(block)));
}

function pointerFor(atom: Atom, [list, steps]: readonly [string, string]): Atom {
  const text = atom.tells.has("step") ? steps : list;
  return { ...atom, text, shape: "sentence", must: false, need: NEED, isLine: false, leads: false, count: 1 };
}

/** The atoms with a sentence in place of each list that only the picture has; undefined where there is none. */
export function withPointers(
  all: readonly Atom[],
  kept: readonly Atom[],
  m: Material,
  drawn: ReadonlySet<string>,
): Atom[] | undefined {
  const said = own(SAID, m.language);
  const gone = said ? leftOut(all, kept, m, drawn) : new Set<number>();
  if (!said || gone.size === 0) return undefined;
  const made = new Map<Atom | undefined, Atom>();
  const pointers = new Map<number, Atom>();
  for (const atom of all) {
    const pointer = pointers.get(atom.block) ?? pointerFor(atom, said);
    if (gone.has(atom.block)) pointers.set(atom.block, pointer);
    made.set(atom, gone.has(atom.block) ? pointer : { ...atom });
  }
  const out = [...new Set(made.values())];
  for (const atom of out) {
    atom.leansOn = made.get(atom.leansOn);
    atom.limits = made.get(atom.limits);
  }
  return out;
}

/** A line that leads to a list ends with a full stop where the list is not told. */
export function closed(kept: readonly Atom[], m: Material): Atom[] {
  return kept.map((atom, i) => {
    const isAlone = atom.leads && kept[i + 1]?.shape !== "item";
    return isAlone ? { ...atom, leads: false, isLine: false, text: ended(atom.text, m.language) } : atom;
  });
}

const ended = (text: string, language: string) => {
  const bare = unstop(text).replace(/\s*[:：]$/u, "");
  return /[?!？！]$/u.test(bare) ? bare : language === "ja" ? `${bare}。` : stop(bare);
};
