import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Story } from "../schema.ts";

const COUNT =
  "\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|dois|duas|três|quatro|sete|dez|twee|drie|vijf|zes|zeven|tien";
const THINGS =
  "reasons|tips|ways|steps|points|things|facts|tricks|mistakes|rules|questions|gründe|tipps|wege|schritte|punkte|dinge|fakten|fehler|regeln|fragen|raisons|conseils|façons|étapes|choses|astuces|erreurs|razones|motivos|consejos|formas|maneras|pasos|puntos|cosas|errores|motivi|ragioni|consigli|modi|passi|punti|cose|errori|razões|dicas|maneiras|passos|pontos|coisas|redenen|manieren|stappen|punten|dingen";
/** "Three reasons to choose us", "Drei gute Gründe für uns", "選ばれる3つの理由". */
const PROMISE = once(
  () =>
    new Prefiltered(
      `^(?:(?:the|our|my|die|unsere|les|nos|las|los|nuestras|i|le|os|as|de|onze) )?(?:${COUNT}) (?:\\p{L}+ ){0,2}(?:${THINGS})(?!\\p{L})|[\\d二三四五六七八九十](?:つの|个|個)(?:理由|方法|ポイント|コツ|建议|技巧)`,
      "iu",
    ),
);
/** The list follows in the line itself, or stands where it says. */
const GOES_ON =
  /[:,;–—]|\p{L}\.\p{Ll}{2,}|(?<!\p{L})(?:blog|website|site|guide|link|webseite|lien|sitio)(?!\p{L})/iu;

/** The line that promises a list, where the brief has none and says nothing else. */
export function bareLeadOf(story: Story): string | undefined {
  const { headline, support, points, slides, scenes, steps, items, rows, prices, cta, facts } = story;
  const listed = [points, slides, scenes, steps, items, rows, prices].some((list) => list.length > 0);
  const news = facts.filter(({ from, kind }) => from === "brief" && kind !== "when");
  const isBare = PROMISE().test(headline.text) && !GOES_ON.test(headline.text);
  return isBare && !listed && !support && !cta && news.length <= 1 ? headline.text : undefined;
}
