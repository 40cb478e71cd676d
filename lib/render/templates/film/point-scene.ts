import { capitalized } from "../../../text/capitalized.ts";
import { isMoney } from "../kit/money.ts";
import { letteredScene, pricedScene, valuedScene } from "./lettered.tsx";
import { numeral } from "./numeral.tsx";
import { ownSubject, withOwnSubject } from "./own-subject.ts";
import { phraseScene } from "./say.tsx";
import type { SceneDraft } from "./scene.ts";
import type { Shot, Stage } from "./stage.ts";

/** "2. Throw away all but one spoon": the number of a step. */
const STEP = /^(?<number>\d{1,2})[.)]\s+(?<said>\S.+)$/u;
/** "Herrenschnitt: 32 €", "Sábados: de 10:00 a 21:00": a name and its value. */
const NAMED = /^(?<name>(?:(?:19|20)\d{2}\s)?\p{L}[^:]{1,38})\s?:\s+(?<value>\S.{0,25})$/u;
/** "40 € (antes 65)": what it is, and what it was. */
const BEFORE =
  /^(?<price>[^(]{2,12}?)\s*[(（](?<was>(?:was|were|before|instead of|statt|vorher|früher|bisher|avant|au lieu de|antes|en vez de|prima|anziché|eerst|was|in plaats van)\s[^()]{1,14})[)）]$/iu;
/** "Macetas: a mitad de precio" has its price in words. */
const HALF =
  /^(?:half[- ]price|zum halben preis|à moitié prix|a mitad de precio|a metà prezzo|voor de helft|a metade do preço)$/iu;

type ListPoint = { text: string; body?: string; index: number };

/**
 * One of several things to know, shown by what it names, its number, its price or its figure; else its words fill the
 * picture.
 */
export function pointScene(given: Stage, { text, body = "", index }: ListPoint): SceneDraft {
  const said = { title: text, body };
  const stage = withOwnSubject(given, index, said);
  return { ...drawn(stage, { text, body, index }), texts: [text, body] };
}

function drawn(stage: Stage, { text, body, index }: Required<ListPoint>): SceneDraft {
  const step = STEP.exec(text)?.groups;
  if (step?.said) {
    const over = numeral(stage, Number(step.number));
    return phraseScene(stage, { text: capitalized(step.said), body, over });
  }
  const named = body === "" ? NAMED.exec(text)?.groups : undefined;
  const { name: title = "", value = "" } = named ?? {};
  const { price = value, was = "" } = BEFORE.exec(value)?.groups ?? {};
  if (isMoney(price)) return pricedScene(stage, { price, title, body: was, isFormer: was !== "" });
  if (/\d/u.test(value) || HALF.test(value)) return valuedScene(stage, { value, title });
  const isDrawn = ownSubject(stage, index, { title: text, body }) !== undefined;
  return isDrawn ? phraseScene(stage, { text, body }) : letteredScene(stage, { title: text, body });
}

/** A scene for each of several things to know. */
export const pointShots = (points: readonly string[]): Shot[] =>
  points.map((text, index) => ({ texts: [text], draw: (stage) => pointScene(stage, { text, index }) }));

/** One figure of several that a headline counts. */
export const figureShot = (text: string): Shot => ({
  texts: [text],
  draw: (stage) => letteredScene(stage, { title: capitalized(text), body: "" }),
});
