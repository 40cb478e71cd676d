import * as z from "zod/v4";
import type { Story } from "../../../story/schema.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { described } from "../kit/fields.ts";
import type { FilmPace } from "./scene.ts";

/** How long the author wants a film to take. Optional without a default: data without it keeps its render hash. */
export const timing = {
  pace: z
    .enum(["slow"])
    .meta(described("Slow: every picture stands half as long again.", "", "slow"))
    .optional(),
  ending: z
    .enum(["long"])
    .meta(described("Long: the last picture stands longer.", "", "long"))
    .optional(),
};

type Timing = { pace?: "slow" | undefined; ending?: "long" | undefined };

/** Not "no slow pictures", and not what a brand tells of its bread. */
const NEGATED =
  /(?<!\p{L})(?:not|no|never|don[’']?t|nicht|kein\p{L}*|nie|pas|jamais|nunca|non|mai|niet|geen|nooit|não)\s(?:too |so |zu |so |trop |si |muy |demasiado |troppo |così |te |zo |muito |demasiado )?(?:a |an |ein\p{L}* |de |un[ae]? |een |um[a]? )?$/iu;

const SLOW = new Prefiltered(
  /(?<![\p{L}-])(?:slow(?:ly)?(?![-\s](?:food|cook|roast|baked|motion|fashion|travel|living))|slower|unhurried|leisurely|(?:calm|gentle|quiet|relaxed) (?:pace|tempo|rhythm|speed|pictures|film|video)|langsam\p{L}*|gemächlich\p{L}*|(?:ruhige[snrm]?|gemütliche[snrm]?) (?:tempo|film|video|bilder|schnitte|takt)|lent(?:e|es|s|ement)?|(?:rythme|film|vidéo|tempo) (?:calme|tranquille|posé)e?|despacio|lent[oa]s?|lentamente|(?:ritmo|vídeo|video|tempo) (?:tranquil[oa]|tranquill[oa]|calm[oa]|pausad[oa]|sereno|pacato)|piano piano|langza(?:am|me)r?|rustige? (?:tempo|film|video|beelden)|devagar|vagaros[oa]s?)(?![\p{L}-])/iu,
);

/** "Bitte ruhig und ohne schnelle Schnitte": what a slow film does without. */
const NO_QUICK_CUTS = new Prefiltered(
  /(?<!\p{L})(?:(?:no|without|not|avoid)(?: any| too many)? (?:quick|fast|rapid|hectic|jumpy|hurried) (?:cuts?|edits?|editing|changes|transitions)|(?:ohne|keine|nicht zu) (?:schnelle|hektische|rasche)[nr]? (?:schnitte|bildwechsel|übergänge|wechsel)|(?:sans|pas de) (?:coupes?|montage|changements|transitions) (?:rapides?|saccadée?s?)|(?:sin|nada de) (?:cortes|cambios|transiciones) (?:rápid[oa]s|brusc[oa]s)|(?:senza|niente) (?:tagli|stacchi|cambi) (?:rapidi|veloci|bruschi|frenetici)|(?:zonder|geen) snelle (?:sneden|cuts|overgangen|wisselingen|beelden)|(?:sem|nada de) (?:cortes|mudanças|transições) (?:rápid[oa]s|brusc[oa]s))(?!\p{L})/iu,
);

const LAST =
  "(?:(?:last|final|closing) (?:slide|frame|picture|image|page|scene|card|one|screen)|end ?card|letzte[snrm]? (?:bild|folie|szene|seite|slide)|schlussbild|derni(?:er|ère) (?:image|diapo(?:sitive)?|slide|page|plan|écran|vue|scène)|última (?:imagen|diapositiva|pantalla|escena|página|imagem|tela|cena)|último (?:slide|plano|ecrã)|ultim[ao] (?:slide|immagine|schermata|pagina|scena)|laatste (?:slide|beeld|plaatje|dia|scherm|scène))";
const LONGER =
  "(?:long(?:er)?|a (?:bit|while|moment) more|extra (?:seconds|time)|enough time|länger|lang(?:e)? genug|plus longtemps|plus long(?:ue)?|(?:más|un poco más de|bastante) tiempo|más largo|más larga|più (?:a lungo|tempo|lung[ao])|langer|lang genoeg|mais tempo|mais (?:longo|longa|demorad[oa]))";
const LONG_END = new RegExp(
  `(?<!\\p{L})(?:${LAST}(?!\\p{L})[^.!?]{0,50}?(?<!\\p{L})${LONGER}|${LONGER}[^.!?]{0,40}?(?<!\\p{L})${LAST})(?!\\p{L})`,
  "iu",
);

/** What an author orders of the layout and the tone, in the words of the brief. */
const ordersOf = ({ wishes, heldBack }: Pick<Story, "wishes" | "heldBack">): string[] => [
  ...wishes.filter(({ rule }) => rule === "tone").map(({ quote }) => quote),
  ...heldBack.filter(({ why }) => why === "instruction").map(({ quote }) => quote),
];

/** "Slow pictures, like the evening on the lake", "the last slide can stay longer". */
export function timingOf(story: Pick<Story, "wishes" | "heldBack">): Timing {
  const orders = ordersOf(story);
  const isSlow = orders.some((order) => {
    if (NO_QUICK_CUTS.test(order)) return true;
    const found = SLOW.exec(order);
    return found !== null && !NEGATED.test(order.slice(0, found.index));
  });
  return {
    ...(isSlow && { pace: "slow" as const }),
    ...(orders.some((order) => LONG_END.test(order)) && { ending: "long" as const }),
  };
}

/** How much longer pictures of a slow film stand, and seconds that a long last one has more. */
const SLOWER = 1.5;
const LONGER_END = 2.5;
/** A slow film is no longer, without its long last picture: who watches goes on scrolling. Seconds. */
const SLOW_LONGEST = 45;
/** No picture of a slow film is shorter. Seconds. */
const SLOW_SHORTEST = 2.4;

/** The pace of a film with what its data asks for. */
export function timed(data: unknown, pace: FilmPace): FilmPace {
  const { pace: wished, ending } = data as Timing;
  const slow = wished === "slow" && {
    minimum: pace.minimum * SLOWER,
    maximum: Math.min(SLOW_LONGEST, pace.maximum * SLOWER),
    shortest: Math.max(SLOW_SHORTEST, pace.shortest * SLOWER),
    slower: SLOWER,
  };
  return { ...pace, ...slow, ...(ending === "long" && { last: LONGER_END }) };
}
