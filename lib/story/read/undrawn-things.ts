import { once } from "../../text/once.ts";
import type { Judge } from "../addressee/addressee.ts";
import { isWornOut } from "./ban-reasons.ts";
import { lower, pattern } from "./lower.ts";
import { isBan } from "./picture-notes.ts";
import { speaksToReader } from "./prohibition-words.ts";
import { namesPlace } from "./prohibitions.ts";
import { isBanForReaders } from "./reader-bans.ts";
import { valuesOf } from "./values.ts";

/**
 * What is not to be seen, as only those are asked who make a picture: "Não mostrem cápsulas, pelo amor de Deus.",
 * "Liever geen hulst en kerstmannen.", "Don't show anyone wagging a finger, it's so tired."
 */

type UndrawnWords = {
  /** Forbids to show something; drawing on a thing may be forbidden to readers. */
  shows: string;
  /** Forbids to put it somewhere, which is said of things as well. */
  puts: string;
  /** "Rather", before "no". */
  rather: string;
  /** The same said to those who draw: "We'd rather you didn't show". */
  asksNot: string;
};

const WORDS: Record<string, UndrawnWords> = {
  en: {
    shows:
      "(?:do not|don['’]?t|dont|never) (?:show|picture|depict|feature) |(?:i|we)(?:['’]d| would) (?:rather|prefer) not (?:to )?(?:have|see|show) ",
    puts: "(?:do not|don['’]?t|dont|never) (?:put|have|use|add) ",
    rather: "rather|preferably|ideally|better",
    asksNot:
      "(?:i|we)(?:['’]d| would) (?:rather|prefer(?: (?:it )?if| that)?) you (?:did ?n['’]?t|did not|do ?n['’]?t|do not) (?:show|picture|depict|feature|draw|use) ",
  },
  de: {
    shows:
      "(?:zeigt?|zeigen sie) (?:bitte |bloß |ja )*(?:keine?n?|nicht|niemanden) |(?:bloß |nur |ja )?(?:keine?n?|niemanden) (?=[^,;:]{3,60} (?:zeigen|abbilden)(?!\\p{L}))|(?:ich|wir) hätten? lieber keine?n? ",
    puts: "(?:setzt|stellt|nehmt|bringt) (?:bitte |bloß )*(?:keine?n?|niemanden) |(?:bloß |nur )?(?:keine?n?|niemanden) (?=[^,;:]{3,60} (?:reinsetzen|hinstellen|reinnehmen|draufsetzen)(?!\\p{L}))",
    rather: "lieber|am liebsten|möglichst|eher",
    asksNot:
      "(?:uns|mir) wäre (?:es )?lieber,? wenn (?:ihr|sie|man|du) (?:keine?n?|nicht) (?=[^.!?]{3,60} (?:zeig(?:t|en|st)|abbilde(?:t|n|st)|zeichne(?:t|n|st))(?!\\p{L}))",
  },
  fr: {
    shows:
      "n(?:e |['’])(?:montrez|montre) (?:surtout )?(?:pas|ni|aucune?|personne) |ne (?:surtout )?pas montrer ",
    puts: "n(?:e |['’])(?:mettez|mets) (?:surtout )?(?:pas|ni|aucune?|personne) |ne (?:surtout )?pas mettre ",
    rather: "plutôt|de préférence|si possible|idéalement",
    asksNot:
      "(?:(?:nous|on) préfér(?:ons|e|erions|erait)|je préfère(?:rais)?) que (?:vous|tu) ne (?:montri?ez|montres|représentiez|dessiniez) (?:pas|ni) ",
  },
  es: {
    shows: "no (?:saqu(?:éis|es|en)|mostr(?:éis|ar)|muestr(?:es|en)|enseñ(?:éis|es|en)|retrat(?:éis|es|en)) ",
    puts: "no (?:pong(?:áis|as|an)|poner|met(?:áis|as|an)|us(?:éis|es|en)) ",
    rather: "mejor|preferiblemente|a poder ser|si puede ser",
    asksNot:
      "(?:prefer(?:imos|iríamos|iría)|prefiero) que no (?:mostr(?:éis|en)|saqu(?:éis|en|es)|dibuj(?:éis|en|es)|muestres) ",
  },
  it: {
    shows:
      "non (?:mostr(?:ate|are|i)|fa(?:te|r|re) vedere|raffigur(?:ate|are)|ritra(?:ete|rre)) |(?:preferi(?:amo|sco|rei|remmo)) non (?:avere|vedere|mostrare) ",
    puts: "non (?:mett(?:ete|ere|a|i)|us(?:ate|are|i)) ",
    rather: "meglio|preferibilmente|possibilmente|piuttosto",
    asksNot:
      "(?:preferi(?:amo|sco|rei|remmo)) che non (?:mostriate|mostrassi|mostraste|disegniate|disegnaste) ",
  },
  nl: {
    shows:
      "(?:toon|laat) (?:alsjeblieft |graag |svp |vooral )*(?:geen|niemand) |(?:vooral )?(?:geen|niemand) (?=[^,;:]{3,60} (?:laten zien|tonen)(?!\\p{L}))|(?:ik heb|we hebben|wij hebben) liever geen ",
    puts: "(?:zet|plaats|gebruik) (?:alsjeblieft |graag |svp |er )*(?:geen|niemand) ",
    rather: "liever|liefst|bij voorkeur|het liefst",
    asksNot:
      "(?:ik heb|ik had|we hebben|wij hebben|we hadden) liever dat (?:je|jullie|u) geen (?=[^.!?]{3,60} (?:laat zien|laten zien|toont|tonen|tekent|tekenen)(?!\\p{L}))",
  },
  pt: {
    shows: "não (?:mostr(?:em|es|e|ar)|exib(?:am|a)) ",
    puts: "não (?:ponh(?:am|as|a)|pôr|coloqu(?:em|es|e)|us(?:em|es|e)|bot(?:em|a|e)) ",
    rather: "de preferência|melhor|se possível|preferencialmente",
    asksNot:
      "(?:preferimos|prefiro|preferíamos|preferia) que não (?:mostrem|mostrassem|mostres|desenhem|desenhassem) ",
  },
};

const POLITE =
  "(?:(?:please|pls|and|but|also|just|bitte|und|aber|auch|s['’]il (?:vous|te) plaît|svp|merci de|et|mais|surtout|por favor|porfa|y|pero|per favore|e|ma|graag|alsjeblieft|en|maar|ook|mas)[, ]+)*";

type Tests = Record<keyof UndrawnWords, RegExp>;
const TESTS = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { shows, puts, rather, asksNot }]): [string, Tests] => [
        code,
        {
          shows: pattern(`^\\s*${POLITE}(?:${shows})(?=\\p{L})`)(),
          puts: pattern(`^\\s*${POLITE}(?:${puts})(?=\\p{L})`)(),
          rather: pattern(`^\\s*${POLITE}(?:${rather}),? `)(),
          asksNot: pattern(`^\\s*${POLITE}(?:${asksNot})(?=\\p{L})`)(),
        },
      ]),
    ),
);

/** "Please", "pelo amor de Deus": no one begs readers to leave out a thing. */
const PLEADS = pattern(
  "(?<!\\p{L})(?:please|pls|for (?:god|heaven|pity|goodness)['’]?s sake|i beg (?:of )?you|bitte|um (?:himmels|gottes) willen|s['’]il (?:vous|te) plaît|svp|par pitié|de grâce|pour l['’]amour d(?:e dieu|u ciel)|por favor|porfa|por (?:el )?(?:amor de )?dios|por lo que más quer[áa]is|per favore|per (?:carità|pietà)|per l['’]amor d(?:el cielo|i dio)|alsjeblieft|alstublieft|graag|in (?:gods|hemels)naam|pel[oa] amor de deus|por amor de deus|por tudo)(?!\\p{L})",
);
/** To whom something is shown, and what visitors show. */
const SHOWN_TO = pattern(
  "(?<!\\p{L})(?:to (?:any(?:one|body)|others?|strangers|people|the|them|him|her)|niemandem|anderen|fremden|à (?:personne|quiconque|tout le monde|d['’]autres|qui que ce soit|nos|vos)|aux (?:autres|gens|enfants|inconnus)|a (?:nadie|nessuno|ninguém|otros|altri|outros|los|las|los demás|desconocidos|estranei)|aan \\p{L}+)(?!\\p{L})|(?<!\\p{L})(?:code|passwords?|passwor\\p{L}+|pin|tickets?|id|ausweis|passwort|mot de passe|billet|contraseña|clave|entrada|biglietto|wachtwoord|kaartje|senha|bilhete|fear|pain|mercy)(?!\\p{L})",
);

/** "I'd rather not see any holly": what the author would like. */
const OF_ONES_OWN = /^\s*(?:i|we|ich|wir|ik|wij|preferi\p{L}+)(?!\p{L})/u;

const LONGEST = 180;

/** A sentence of such words, and no number that readers need. */
const isShort = (sentence: string): boolean => sentence.length <= LONGEST && !/[\d?？]/u.test(sentence);

const HAS_TAIL = /[,;:–—(]/u;
/** "Mejor sin prisas.": without something is how readers do a thing as well. */
const WITHOUT = /^\s*(?:without|ohne|sans|sin|senza|zonder|sem)(?!\p{L})/iu;

type Doubting = Pick<Judge, "doubtedFor">;

/** "Liever geen hulst en kerstmannen.": a reason behind it may be one for visitors. */
function wouldRatherNot(sentence: string, language: string, { rather }: Tests, judge: Doubting): boolean {
  const lead = rather.exec(lower(sentence))?.[0].length ?? 0;
  const ban = sentence.slice(lead);
  if (lead === 0 || !isBan(ban) || namesPlace(ban, language) || isBanForReaders(ban, language)) return false;
  return (!HAS_TAIL.test(ban) && !WITHOUT.test(ban)) || judge.doubtedFor(sentence) === "maker";
}

/** The whole sentence forbids to draw something, and only the maker of a picture can be meant. */
export function forbidsDrawing(sentence: string, language: string, judge: Doubting): boolean {
  const tests = TESTS().get(language);
  if (!tests || !isShort(sentence)) return false;
  const low = lower(sentence);
  // "You" is here who draws.
  if (tests.asksNot.test(low)) return !SHOWN_TO().test(low);
  return (
    valuesOf(sentence).length === 0 && !speaksToReader(low) && forbidsThing(sentence, language, tests, judge)
  );
}

function forbidsThing(sentence: string, language: string, tests: Tests, judge: Doubting): boolean {
  const low = lower(sentence);
  const isShown = tests.shows.test(low) && !SHOWN_TO().test(low);
  if (isShown && (PLEADS().test(low) || (OF_ONES_OWN.test(low) && judge.doubtedFor(sentence) === "maker")))
    return true;
  if ((isShown || tests.puts.test(low)) && isWornOut(sentence, language)) return true;
  return wouldRatherNot(sentence, language, tests, judge);
}
