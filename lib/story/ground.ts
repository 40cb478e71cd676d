import { once } from "../text/once.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import type { Story } from "./schema.ts";

/** The ground that an author wishes for a picture. */
export type Ground = "light" | "dark";

const DARK =
  "dark|black|deep|night(?:-?time)?|candle-?lit|dunkl\\p{L}*|schwarz\\p{L}*|noir|sombre|foncé|oscur[oa]|negro|scur[oa]|nero|donkere?|zwarte?|escuro|preto";
const LIGHT =
  "light|white|pale|bright|cream|hell\\p{L}*|weiß\\p{L}*|blanc|clair|claro|blanco|chiaro|bianco|lichte?|witte?|branco";
const GROUND =
  "background|backdrop|ground|base|look|feel|mood|hintergrund|grund|fond|fondo|sfondo|achtergrond|fundo";

/** "I’d prefer it dark", "lieber dunkel", "sombre, svp": an adjective alone, at the end of its clause or before another one. */
const ALONE = "dark(?: mode)?|dunkel|sombre|foncé|oscur[oa]|scur[oa]|donker|escur[oa]";
const WISHES =
  "prefer|like|want|have|rather|keep|make|lieber|gern|gerne|eher|bitte|plutôt|préf[èé]r\\p{L}*|más bien|mejor|prefer\\p{L}*|piuttosto|meglio|liever|graag|antes|de preferência";
const NO_DENIAL =
  "(?: (?!(?:not|too|nicht|zu|pas|trop|no|non|troppo|niet|te|não|muito|demasiado) )\\p{L}+){0,3}";
const POLITE = "please|pls|bitte|svp|stp|s[’']il (?:vous|te) plaît|por favor|per favore|graag|alsjeblieft";
const BARE_DARK = `(?<!\\p{L})(?:(?:${WISHES})${NO_DENIAL} (?:${ALONE})(?=(?:,? (?:and|und|et|y|e|en) \\p{L}+)?(?:,? (?:${POLITE}))?\\s*(?:[.,;!]|$))|(?:${ALONE}),? (?:${POLITE}))(?!\\p{L})`;

/** "dark background", "sfondo scuro", "keep it dark", "red on black", "lots of white around it". */
const WISH: Record<Ground, () => RegExp> = {
  dark: once(() => wishFor(DARK, `暗い|黒(?:い|の)?背景|${BARE_DARK}`)),
  light: once(() => wishFor(LIGHT, "余白|白(?:い|の)?背景|明るい")),
};

function wishFor(words: string, japanese: string): RegExp {
  const whole = `(?<!\\p{L})(?:${words})(?!\\p{L})`;
  return new Prefiltered(
    [
      `${whole}(?:,? (?:and )?\\p{L}+){0,2} (?:${GROUND})`,
      `(?:${GROUND})(?: (?:is|should be|in|en|em))? ${whole}`,
      `(?:keep|make|leave|have) (?:it|this|the (?:card|picture|slides?)) (?:\\p{L}+ and )?${whole}`,
      `(?:look|style|mood|stil|ambiance|aspecto|stile|sfeer)\\s*[:：]\\s*(?:\\p{L}+ and )?${whole}`,
      `(?<=\\p{L}) (?:on|sur|auf|su|op) ${whole}`,
      `(?:lots?|plenty) of ${whole}|much ${whole}|viel ${whole}|beaucoup de ${whole}|mucho ${whole}|molto ${whole}|veel wit|muito ${whole}`,
      japanese,
    ].join("|"),
    "iu",
  );
}

const DENIED =
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne|pas|sans|sin|no|senza|non|geen|niet|sem|não)(?!\p{L})[^.]{0,12}$/iu;

function isWished(text: string, wish: RegExp): boolean {
  const found = wish.exec(text);
  return found !== null && !DENIED.test(text.slice(0, found.index));
}

/** What was said to the maker of the picture. */
const notesOf = ({ wishes, heldBack }: Pick<Story, "wishes" | "heldBack">): string[] => [
  ...wishes.filter(({ rule }) => rule === "action" || rule === "tone").map(({ quote }) => quote),
  ...heldBack.filter(({ why }) => why === "instruction").map(({ quote }) => quote),
];

/** The ground that the author wishes for; undefined without such a wish, or with one for both. */
export function wishedGround(story: Pick<Story, "wishes" | "heldBack">): Ground | undefined {
  const notes = notesOf(story);
  const wished = (["dark", "light"] as const).filter((ground) =>
    notes.some((note) => isWished(note, WISH[ground]())),
  );
  return wished.length === 1 ? wished[0] : undefined;
}
