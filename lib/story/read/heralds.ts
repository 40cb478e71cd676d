import { capitalize, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * Words that only say that news follows: "News from us, we got the keys", "Neuigkeiten von uns: …". A heading of their
 * own, with nothing behind them, stays.
 */
const HERALD = new Prefiltered(
  /^(?:(?:some |a bit of )?(?:(?:big|good|great|exciting|lovely|happy) )?news from (?:us|here|the \p{L}+)\s*[,:!–—-]\s+|our (?:(?:big|good|great) )?news is(?: that|:)\s+|(?:(?:gute|große|tolle) )?(?:neuigkeiten|neues|nachrichten) (?:von|bei|aus) uns(?:erem \p{L}+)?\s*[,:!–—-]\s+|unsere neuigkeit(?: ist)?:\s+|du (?:nouveau|neuf) chez nous\s?[,:!–—-]\s+|(?:bonne )?nouvelle de chez nous\s?[,:!–—-]\s+|(?:buenas )?(?:novedades|noticias) (?:por aquí|nuestras|de nuestra parte)\s*[,:!–—-]\s+|(?:novità|notizie) (?:da noi|da parte nostra|dal? \p{L}+)\s*[,:!–—-]\s+|(?:(?:goed|groot|leuk) )?nieuws van ons\s*[,:!–—-]\s+|(?:boas )?(?:novidades|notícias) (?:nossas|da nossa parte|por aqui)\s*[,:!–—-]\s+|a nossa novidade é que\s+|nuestra novedad es que\s+|la nostra novità è che\s+)/iu,
);
const LEAST = 3;

/** "Everyone asks us laminate or engineered oak so let's answer it.": the question is the headline. English. */
const ASKED_US =
  /^(?=[^.!?]* so (?:let['’]?s|here)(?!\p{L}))(?:(?:everyone|everybody|people|customers)(?: always| often)? (?:asks?|keeps? asking)|we(?: always| often)? get asked)(?: us)?(?: (?:about )?this[^,.:]{0,30} so let['’]?s do a comparison,)?[,:]? (?<one>[^,.:;!?\d]{3,40}) or (?<other>[^,.:;!?\d]{3,40}?)(?:,? so (?:let['’]?s|here)[^.!?]{0,30}|,\s(?<which>which one[^.!?]{2,40}))?[.?!]?$/iu;

/** A statement without such words before it. */
export function withoutHerald(text: string): string {
  const rest = text.replace(HERALD, "");
  if (rest.length < text.length && wordCount(rest) >= LEAST) return capitalize(rest);
  const { one, other, which } = ASKED_US.exec(text)?.groups ?? {};
  if (!one || !other) return text;
  return capitalize(`${one} or ${other}${which ? `, ${which}` : ""}?`);
}
