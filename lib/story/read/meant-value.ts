import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower, pattern } from "./lower.ts";

/** What an author means by words that only point at a value: "the new price", "the number of families", "his name". */

const MONEY =
  "(?:[£$€¥₹]\\s?\\d[\\d.,]*\\d|[£$€¥₹]\\s?\\d|\\d[\\d.,]*\\s?(?:€|£|\\$|euros?|kr|zł|chf|p(?!\\p{L})))";
const NEW = pattern(
  "(?<!\\p{L})(?:new|reduced|lower|sale|neuen?|reduzierten?|nouveau|nuevo|rebajado|nuovo|nieuwe|novo) (?:price|preis|prix|precio|prezzo|prijs|preço)",
);
/** "£4.20 a portion instead of £4.90", "25 € au lieu de 40". */
const INSTEAD = pattern(
  `(?<now>${MONEY})(?:[^.!?\\d£$€¥]{0,40})(?<!\\p{L})(?:instead of|rather than|down from|statt|anstatt|au lieu de|en (?:lugar|vez) de|invece di|in plaats van|em vez de)(?!\\p{L})`,
);
/** "was £4.90, now £4.20" */
const NOW = pattern(
  `(?<!\\p{L})(?:now|jetzt|nur noch|maintenant|ahora|ora|nu|agora)(?: (?:only|just|nur|für|a|à|voor|por))? (?<now>${MONEY})`,
);

const COUNT = pattern(
  "^(?:the |die |der |le |el |la |il |het |o )?(?:number|count|total|anzahl|zahl|aantal|nombre|número|numero|cantidad|quantità|quantidade) (?:(?:of|der|von|de|di|do|van) |d[’'])?(?:the |our |unserer |nos |nuestr[oa]s |nostri |onze )?(?<thing>[\\p{L}-]{3,30})$",
);
/** "The visitor number", "die Besucherzahl", "het bezoekersaantal": the thing stands before the word for its number. */
const COUNT_BEHIND = pattern(
  "^(?:the |our )?(?<en>[\\p{L}-]{3,30}) (?:numbers?|count|total|figures?)$|^(?:die |unsere )?(?<de>[\\p{L}-]{4,30}?)-?(?:an)?zahl(?:en)?$|^(?:het |ons )?(?<nl>[\\p{L}-]{4,30}?)s?-?(?:aantal(?:len)?|cijfers?)$",
);
const thingCounted = (wanted: string): string | undefined => {
  const { en, de, nl } = COUNT_BEHIND().exec(wanted)?.groups ?? {};
  return COUNT().exec(wanted)?.groups?.thing ?? en ?? de ?? nl;
};
const NUMBER = "(?<count>\\d[\\d.,  ]*\\d|\\d)";
/** Inflected forms of a thing that is counted share so many letters. */
const STEM = 4;

const PERSON = pattern(
  "^(?:his|her|their|seinen|ihren|son|su|il suo|zijn|haar|o) (?:full )?(?:name|namen|nom|nombre|nome|naam)$",
);
const NAMED =
  /(?<![\p{L}.])(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2})(?=,? (?:joins?|joined|starts?|started|is|was|becomes|became|leads|runs|retires|leaves|wins|won|ist|wird|kommt|leitet|rejoint|est|devient|es|será|llega|è|diventa|komt|wordt|é|chega))/gu;

/** Days of a name, and their dates: "Christmas Eve" of a list that has "24 Dec". */
const NAMED_DATES: readonly [RegExp, number][] = [
  [
    /^(?:(?:christmas|xmas) eve|heilig(?:er |en )?abend|(?:la )?veille de noël|nochebuena|vigilia(?: di natale)?|kerstavond|véspera(?: de natal)?|consoada)$/iu,
    24,
  ],
  [
    /^(?:new year[’']?s eve|nye|silvester|(?:la )?saint-sylvestre|nochevieja|san silvestro|oude?jaarsdag|véspera de ano novo)$/iu,
    31,
  ],
];
function dateOf(what: string, brief: string): string | undefined {
  const [, day] = NAMED_DATES.find(([name]) => name.test(what)) ?? [];
  const isNamed = lower(brief).split(lower(what)).length > 2;
  if (!day || isNamed) return undefined;
  return new Prefiltered(
    `(?<!\\d)${day}(?:\\.|st|th)?(?:[./]12(?!\\d)|\\s?(?:de |di )?d[eéi][cz]\\p{L}*)`,
    "iu",
  ).exec(brief)?.[0];
}

const ASKED = pattern("^(?:question|frage|pregunta|domanda|vraag|pergunta)$");
/** "The question": the only one that the brief asks its readers. */
const questionsIn = (brief: string): string[] =>
  [...brief.matchAll(/(?:^|[.!?:\n]\s*)([^.!?:\n]{8,110}\?)/gu)].map(([, said = ""]) => said.trim());

/** "The dish" of "Dish of the day: leek pie, mustard sauce.": what stands behind the label that has its name. */
const DISH = pattern(
  "^(?:the |das |le |la |el |il |lo |het |o |a )?(?<name>dish|soup|meal|special|gericht|suppe|menü|plat|soupe|plato|sopa|menú|piatto|zuppa|gerecht|soep|schotel|prato)$",
);
const dishIn = (name: string, brief: string): string[] =>
  [
    ...brief.matchAll(
      new Prefiltered(
        `(?:^|[.!?\\n:]\\s+)(?:[^.:!?\\n]|\\d\\.){0,40}?\\p{L}*${name}(?!\\p{L})(?:[^.:!?\\n]|\\d\\.){0,40}:\\s+([^.!?:\\n]{4,90}[^.!?:\\n\\s])`,
        "giu",
      ),
    ),
  ].map(([, said = ""]) => said);

const only = (found: readonly string[]) => (new Set(found).size === 1 ? found[0] : undefined);

/** The value itself, as the brief has it; the words where they point at none or at several. */
export function meantValue(what: string, brief: string): string {
  const date = dateOf(what, brief);
  if (date) return date;
  const wanted = lower(what);
  const said = lower(brief);
  if (ASKED().test(wanted)) return only(questionsIn(brief)) ?? what;
  const dish = DISH().exec(wanted)?.groups?.name;
  if (dish) return only(dishIn(dish, brief)) ?? what;
  const found = NEW().test(wanted)
    ? (INSTEAD().exec(said) ?? NOW().exec(said))?.groups?.now
    : (countOf(thingCounted(wanted), brief) ?? (PERSON().test(wanted) ? only(peopleIn(brief)) : undefined));
  return found?.trim() ?? what;
}

/** What it was before: "from 380 families", "380 families last year". */
const FROM = pattern(
  "(?<!\\p{L})(?:from|than|against|versus|vs\\.?|of|von|gegenüber|statt|nach|contre|de|au lieu de|frente a(?: l[oa]s)?|contro i|rispetto a[i]?|tegen|van|tegenover|contra(?: [oa]s)?|was|were|waren|étai(?:t|ent)|eran?|erano|foram)\\s$",
);
const FORMER = pattern(
  "^[^.!?,;]{0,20}(?<!\\p{L})(?:last (?:year|season|month|time)|(?:the )?(?:year|season) before|im vorjahr|letztes jahr|voriges jahr|l[’']an(?:née)? (?:dernière?|passée?)|el año pasado|l[’']anno scorso|vorig jaar|in (?:the )?(?:19|20)\\d\\d|no ano passado|en (?:19|20)\\d\\d)",
);
/** "412 families": the only number that stands right before the thing, or the only one that is so now. */
function countOf(thing: string | undefined, brief: string): string | undefined {
  if (!thing) return undefined;
  const counted = new Prefiltered(
    `(?<![\\d.,])${NUMBER}\\s(?:\\p{L}+\\s)?${thing.slice(0, Math.max(STEM, thing.length - 3))}\\p{L}*`,
    "giu",
  );
  const found = [...brief.matchAll(counted)];
  const now = found.filter(
    ({ index, 0: { length } }) =>
      !FROM().test(lower(brief.slice(0, index))) && !FORMER().test(lower(brief.slice(index + length))),
  );
  return only(found.map(([words]) => words)) ?? only(now.map(([words]) => words));
}

const peopleIn = (brief: string) => [...brief.matchAll(NAMED)].map(([, name = ""]) => name);
