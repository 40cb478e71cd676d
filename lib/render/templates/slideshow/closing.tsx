/** @jsxImportSource #template */

import type { Layer } from "../../film/motion.ts";
import { fitStack, fitText, type TextSpec } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import { closingField, closingSlideOf, closingWordNodes, leavesDrawing } from "../carousel/closing-slide.tsx";
import { Background } from "../film/background.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { actionItems, fitting, signOff, sloganItem } from "../film/close.tsx";
import { factsIn } from "../film/closing-lines.ts";
import { placed } from "../film/column.ts";
import { messageTexts } from "../film/message.ts";
import { atRest } from "../film/motif-of.ts";
import { lettering } from "../film/motifs/lettering.ts";
import { progress } from "../film/ornament.tsx";
import type { SceneDraft } from "../film/scene.ts";
import { stacked } from "../film/stacked.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { areaOf, footOf, insideOf } from "../series/chrome.tsx";
import type { Series } from "../series/data.ts";

/** Share of the height that the words of the last slide may take. */
const WORDS = { usual: 0.6, alone: 0.72 };
/** Share of the usual sizes where the words have the picture for themselves, and where they say when and where. */
const LARGER = { alone: [2, 1.8, 1.6, 1.45], drawn: 1.25 };

const shareOf = (isAlone: boolean, action: string) => WORDS[isAlone && action === "" ? "alone" : "usual"];

const scalesOf = (isAlone: boolean, supporting: string): readonly number[] =>
  isAlone ? LARGER.alone : [supporting === "" ? 1 : LARGER.drawn];

/** The size at which a text fits the width: one that is wide does not keep the day and the place small beside it. */
const widest = ({ context }: Stage, part: TextSpec): number =>
  part.text === "" ? part.max : fitText(context.measureText, part).size;

const still = ({ enter: _, ...layer }: Layer): Layer => layer;

/** The last slide: what to take away, what to do now and where. Facts to keep stand in lines of their own under what they are of. */
export const closing = (words: Series["closing"], { headline: about }: Series["cover"]): Shot => ({
  texts: [words.headline, words.supporting ?? "", words.cta, words.url],
  draw(stage) {
    const closing = withoutSecondAddress(words);
    const { headline, supporting = "", cta, url } = closing;
    const filled = filledScene(stage, closing, about);
    if (filled) return filled;
    if (factsIn(supporting).length > 1) {
      const title = headline === stage.context.brand.name ? about : headline;
      return signOff({ title, details: supporting, cta, url }).draw(stage);
    }
    return message(stage, closing);
  },
});

/** The last slide with its words from the head on and what to do on a field at its foot; undefined where words would be cut. */
function filledScene(stage: Stage, said: Series["closing"], about: string): SceneDraft | undefined {
  const { context, surface, align } = stage;
  const isOwn = said.headline === context.brand.name;
  const closing = { ...said, headline: isOwn ? about : said.headline };
  if (isOwn && !said.supporting) return undefined;
  const foot = footOf(context);
  const area = slogan(context, foot.width, foot.height) ? areaOf(context) : insideOf(context);
  const set = align === "left" ? closingSlideOf(context, closing, area) : undefined;
  if (!set || set.field.height === 0) return undefined;
  // Few words have the drawing of the film beside them.
  const isDrawn = stage.motif.name === "subject" && !isLong(said);
  if (isDrawn && !leavesDrawing(context, set)) return undefined;
  const layer = (name: string, nodes: Node[], at: number): Layer => ({
    name,
    box: { x: 0, y: 0, ...context.size },
    node: <div style={{ position: "relative", ...context.size }}>{nodes}</div>,
    enter: { kind: "rise", at, seconds: 0.6, distance: Math.round(RISE * context.unit) },
  });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      layer("words", closingWordNodes(context, set, surface), 0.05),
      { ...layer("action", closingField(context, set, surface), 0.35) },
      mark(context, surface, align),
    ],
    texts: [closing.headline, said.supporting ?? "", said.cta, said.url],
  };
}
/** In design pixels. */
const RISE = 26;

/** "Sponsor a bed at hedgehogs.example/beds": the address of all the site beside it would be read as another one. */
function withoutSecondAddress(words: Series["closing"]): Series["closing"] {
  const said = `${words.headline} ${words.supporting ?? ""}`;
  return words.cta === "" && words.url !== "" && said.includes(words.url) ? { ...words, url: "" } : words;
}

/** The words of the last slide in the room that the drawing leaves them, or in all of it. */
function wordsIn(stage: Stage, { headline, supporting = "", cta, url }: Series["closing"], isAlone: boolean) {
  const { context, motif, surface } = stage;
  const motifs = isAlone ? lettering.available(context) : motif.available(context);
  const available = { ...motifs, y: Math.max(motifs.y, underMark(context).y), height: motifs.height };
  const room = available.height * shareOf(isAlone, `${cta}${url}`);
  const sets = scalesOf(isAlone, supporting).map((scale) => {
    const look = { surface, width: available.width, scale };
    const said = messageTexts(context, { headline, supporting }, look);
    const texts = said.map((part) => ({ ...part, max: widest(stage, part) }));
    return { available, texts, set: fitStack(context.measureText, texts, room) };
  });
  const isWhole = ({ set }: (typeof sets)[number]) => Object.values(set.parts).every((part) => !part?.cut);
  return sets.find(isWhole) ?? (sets.at(-1) as (typeof sets)[number]);
}

/** Beside more letters a drawing would be a sticker in a corner. */
const BESIDE = 34;

const isLong = ({ headline, supporting = "" }: Series["closing"]) =>
  `${headline} ${supporting}`.length > BESIDE;

function message(stage: Stage, closing: Series["closing"]): SceneDraft {
  const { context, motif, surface, align } = stage;
  const { headline, supporting = "", cta, url } = closing;
  const isLettered = motif.name === "lettering" || isLong(closing);
  const beside = wordsIn(stage, closing, isLettered);
  // Words come before a drawing.
  const isCut = !isLettered && Object.values(beside.set.parts).some((part) => part?.cut);
  const isAlone = isLettered || isCut;
  const { available, texts, set } = isCut ? wordsIn(stage, closing, true) : beside;
  const words = {
    height: set.height,
    gap: 0,
    draw: (y: number) =>
      placed(context, texts, set, { available: { ...available, y, height: set.height }, align }).layers,
  };
  const foot = { ...available, height: available.height - set.height };
  const look = { surface, align };
  const items = fitting(context, foot, (at, least) => [
    { height: 1, gap: 0, draw: () => [] },
    ...actionItems(at, available, { ...look, least, cta, url }),
    sloganItem(at, available, look),
  ]);
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      ...atRest(isAlone ? progress(stage).map(still) : motif.layers(context)),
      ...stacked(available, [words, ...items.slice(1)], (isAlone ? undefined : motif.at) ?? 0.45),
      // The name stands large already.
      ...(headline === context.brand.name ? [] : [mark(context, surface, align)]),
    ],
    texts: [headline, supporting, cta],
  };
}
