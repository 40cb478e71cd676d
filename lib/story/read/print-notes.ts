import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Where else the piece goes, and what it would best be made with: words of the author for its maker. */

/** "… and hung by the door, so it mustn't be too fancy": where the print goes, and what follows for its maker. */
const HUNG =
  "(?:,? (?:and|und|et|y|e|en) (?:then )?(?:hung|put|pinned|stuck|taped|displayed|aufgehängt|ausgehängt|hängt|affichée?|accrochée?|colgad[oa]|pegad[oa]|appes[oa]|affiss[oa]|opgehangen|afixad[oa]|pendurad[oa])(?!\\p{L})[^.!?\\d]{0,60}?)?";
const SO =
  "(?:,? (?:so|also|deshalb|daher|darum|donc|así que|por eso|quindi|perciò|dus|portanto|por isso) [^.!?\\d]{4,80})?";

/** "Will be printed A5 as well.", "Wird auch als A5 gedruckt": its subject is the piece itself. */
const PRINTED = new Prefiltered(
  `${
    /^(?:(?:it|this|we)(?:['’]ll| will|['’]s| is|['’]re)? |(?:das|es|die karte|wir) )?(?:(?:will|also|gets|going to|to|too) )*(?:(?:be |get )?(?:printed|print|hung|pinned|put) (?:(?:it|this) )?(?:(?:also|up|out) )*(?:(?:as|in|on|at) )?(?:an? )?(?:A[3-6]|posters?|flyers?|leaflets?|notice ?board)|wird (?:auch |noch |zusätzlich )*(?:(?:als|in|auf) )?(?:DIN )?(?:A[3-6]|plakat|flyer|aushang)\p{L}* (?:auch )?(?:gedruckt|ausgedruckt|ausgehängt|aufgehängt)|(?:ça |elle |il |ce )?sera (?:aussi |également )?(?:imprimée?|affichée?) (?:en|au format) A[3-6]|(?:también )?se (?:imprimirá|imprime|colgará)n? (?:también )?en A[3-6]|(?:verrà|sarà) (?:anche )?stampat[oa] (?:anche )?(?:in|su) A[3-6]|wordt (?:ook )?(?:op|in) A[3-6] (?:geprint|gedrukt|opgehangen)|(?:também )?(?:será|vai ser) (?:também )?impress[oa] em A[3-6])(?: (?:as well|too|aussi|auch|ook|también|também|anche))?/u
      .source
  }${HUNG}${SO}[.!]?$`,
  "iu",
);

/** "Am liebsten mit der Geschichte, dass …", "Ideally with a photo of the boat": what it would best be made with. */
const MADE_WITH = new Prefiltered(
  /^(?:am liebsten|möglichst|idealerweise|ideally|preferably|de préférence|idéalement|si possible|mejor|preferiblemente|a poder ser|preferibilmente|possibilmente|se possibile|liefst|het liefst|de preferência|se possível) (?:mit|in form|with|avec|sous forme|con|in forma|met|com) (?:d(?:er|em|en)|eine?[mnr]?|the|an?|our|la|le|les|l[’']|une?|nos|nuestr[oa]s?|el|los|las|una?|il|lo|i|de|het|een|onze|o|a|os|uma?)(?!\p{L})/iu,
);
/** What readers come with. */
const BROUGHT =
  /(?<!\p{L})(?:anmeldung|termin|fahrrad|rad|bahn|bus|öffis|bargeld|karte|kind\p{L}*|hund|booking|bike|bus|train|cash|card|ticket|dog|child\p{L}*|friend|vélo|bus|train|espèces|enfants?|ami\p{L}*|bici\p{L}*|autobús|tren|efectivo|niñ[oa]s?|amig[oa]s?|bus|treno|contanti|bambini|amic[oi]|fiets|trein|contant|kinderen|vriend\p{L}*|autocarro|comboio|dinheiro|crianças)(?!\p{L})/iu;

/** "Hands, food, the building, that kind of thing.": what may be seen, in words without a verb. */
const OF_THAT_KIND =
  /^[^.!?:\d]{4,80},? (?:that (?:kind|sort) of (?:thing|stuff)|(?:und )?so (?:was|etwas)(?: in der art)?|ce genre de (?:choses?|trucs?)|(?:y )?ese tipo de cosas|(?:e )?cose (?:così|del genere)|dat soort dingen|(?:e )?esse (?:tipo|género) de coisas)[.!]?$/iu;

export const isPrintNote = (sentence: string): boolean =>
  OF_THAT_KIND.test(sentence.trim()) ||
  PRINTED.test(sentence.trim()) ||
  (MADE_WITH.test(sentence.trim()) && !BROUGHT.test(sentence));
