import { capitalize, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * Words that only say that news follows: "News from us, we got the keys", "Neuigkeiten von uns: …". A heading of their
 * own, with nothing behind them, stays.
 */
const NEWS_FOLLOWS = new Prefiltered(
  /^(?:(?:some |a bit of )?(?:(?:big|good|great|exciting|lovely|happy) )?news from (?:us|here|the \p{L}+)\s*[,:!–—-]\s+|our (?:(?:big|good|great) )?news is(?: that|:)\s+|(?:(?:gute|große|tolle) )?(?:neuigkeiten|neues|nachrichten) (?:von|bei|aus) uns(?:erem \p{L}+)?\s*[,:!–—-]\s+|unsere neuigkeit(?: ist)?:\s+|du (?:nouveau|neuf) chez nous\s?[,:!–—-]\s+|(?:bonne )?nouvelle de chez nous\s?[,:!–—-]\s+|(?:buenas )?(?:novedades|noticias) (?:por aquí|nuestras|de nuestra parte)\s*[,:!–—-]\s+|(?:novità|notizie) (?:da noi|da parte nostra|dal? \p{L}+)\s*[,:!–—-]\s+|(?:(?:goed|groot|leuk) )?nieuws van ons\s*[,:!–—-]\s+|(?:boas )?(?:novidades|notícias) (?:nossas|da nossa parte|por aqui)\s*[,:!–—-]\s+|a nossa novidade é que\s+|nuestra novedad es que\s+|la nostra novità è che\s+)/iu,
);
const LEAST = 3;

/** "Everyone asks us laminate or engineered oak so let's answer it.": the question is the headline. English. */
const ASKED_US =
  /^(?=[^.!?]* so (?:let['’]?s|here)(?!\p{L}))(?:(?:everyone|everybody|people|customers)(?: always| often)? (?:asks?|keeps? asking)|we(?: always| often)? get asked)(?: us)?(?: (?:about )?this[^,.:]{0,30} so let['’]?s do a comparison,)?[,:]? (?<one>[^,.:;!?\d]{3,40}) or (?<other>[^,.:;!?\d]{3,40}?)(?:,? so (?:let['’]?s|here)[^.!?]{0,30}|,\s(?<which>which one[^.!?]{2,40}))?[.?!]?$/iu;

/** "Olha, é para contar a novidade: …", "Mi serve il listino nuovo": asked for. */
const ASKED_FOR = new Prefiltered(
  /^(?:(?:so|right|alors|donc|bon|voilà|mira|oye|bueno|allora|ecco|dus|olha|então|also),? )*(?:(?:es para|é para|è per|c['’]est pour|het is om|es geht um) (?:(?:contar|dar|dare|raconter|donner|anunciar|annoncer) )?(?:la novedad|a novidade|la novità|la nouvelle|het nieuws|die neuigkeit)(?: te melden)?\s?[:,]\s+|(?:mi|ci) serv(?:e|ono) (?=(?:il|i|gli|la) (?:nuov\p{L} )?(?:listino|prezzi|orari|orario|programma|calendario|menù)(?!\p{L}))|(?:we|i) need (?=(?:the|our) (?:new )?(?:price list|prices|timetable|(?:opening )?hours|calendar|programme|menu)(?!\p{L}))|(?:wir brauchen|ich brauche) (?=die (?:neuen? )?(?:preisliste|preise|öffnungszeiten|speisekarte)(?!\p{L}))|il (?:me|nous) faut (?=(?:les?|la) (?:nouve\p{L}+ )?(?:tarifs?|horaires?|programme|menu|carte)(?!\p{L}))|necesit(?:o|amos) (?=(?:el|l[ao]s?) (?:nuev\p{L}+ )?(?:lista de precios|tarifas?|horarios?|precios|programa|menú)(?!\p{L})))(?=.{8,}$)/isu,
);
/** "… so can we get this out nice and clear": the request behind its news. */
const ASKED_BEHIND = new Prefiltered(
  /(?:,? so (?:can|could) (?:we|you) (?:please )?(?:get|put|send|post|share) (?:this|it|that)(?: out| up)?|, also (?:könnt ihr|kannst du|können wir) (?:das|es)(?: bitte)?(?: [\p{L}]+)? (?:posten|rausgeben|teilen)|,? (?:alors|donc) (?:on peut|tu peux|vous pouvez|peut-on|pouvez-vous) (?:le |la )?(?:publier|poster|annoncer|partager)|,? así que (?:podemos|podéis|puedes) (?:publicar|poner|sacar|compartir)lo|,? quindi (?:possiamo|potete|puoi) (?:pubblicar|metter|condivider)lo|,? dus (?:kunnen (?:we|jullie)|kun je) (?:dit|het|dat)(?: even)? (?:posten|plaatsen|delen)|,? por isso (?:podemos|podem|podes) (?:publicar|partilhar))(?![\p{L}])[^.,:;!?\d]{0,40}[.?!]?$/iu,
);

/** A statement without such words before it and behind it. */
export function withoutAnnouncement(said: string): string {
  const asked = said.replace(ASKED_BEHIND, "").replace(ASKED_FOR, "");
  const text = asked === said || wordCount(asked) < LEAST ? said : capitalize(asked);
  const rest = text.replace(NEWS_FOLLOWS, "");
  if (rest.length < text.length && wordCount(rest) >= LEAST) return capitalize(rest);
  const { one, other, which } = ASKED_US.exec(text)?.groups ?? {};
  if (!one || !other) return text;
  return capitalize(`${one} or ${other}${which ? `, ${which}` : ""}?`);
}
