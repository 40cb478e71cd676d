import { remembered } from "../../../text/once.ts";
import { form, type OpenForm, whole } from "./search.ts";
import { undecidedWords } from "./words/of.ts";
import type { UndecidedWords } from "./words/undecided-words.ts";

const NAME = "(?<name>\\p{L}[\\p{L}’'-]+)";
const END = "(?=\\s*(?:[.!?…,;)\\]]|$))";
/** Who still has to agree may be news; who still has to say it keeps the author waiting. */
const ANSWERS =
  "(?:(?:still|yet|noch|encore|toujours|todavía|aún|ancora|nog|ainda)[^.!?]{1,40}(?:say|tell us|tell me|confirm|confirmed|replied|answered|sagen|nennen|bestätigen|klären|gemeldet|geantwortet|bestätigt|dire|confirmer|répondre|répondu|confirmé|decir|decirnos|confirmar|responder|contestado|confirmado|dirci|confermare|rispondere|risposto|confermato|zeggen|bevestigen|weten|doorgeven|gereageerd|bevestigd|dizer|respondeu|confirmou))";
/** A label before it: "Registration: ask Manon". */
const NO_LABEL = "(?<![:：]\\s?)";

/** "Check with Jan", "voir avec Manon", "Mama fragen": another person has the answer. */
function consulted(w: UndecidedWords): OpenForm[] {
  const article = `(?:(?:${w.articles}) ?)?`;
  const found = `(?!\\s*,?\\s*(?:${w.whereFound}))`;
  return [
    form("person", `${NO_LABEL}${whole(w.consult)}\\s?${article}${NAME}(?![\\p{L}’'-])${found}`),
    form("person", `[,(\\[–—]\\s*${article}${NAME} (?:${w.consultBehind})${END}`),
    form("person", `[,(\\[–—]\\s*(?:ask|vraag|frag) ${NAME}${END}`),
  ];
}

/** "Ian is checking", "Karin klärt das noch", "if Marcus sorts it". */
function checking(w: UndecidedWords): OpenForm[] {
  const article = `(?:(?:${w.articles}) ?)?`;
  return [
    form("person", `(?<![\\p{L}’'-])${NAME} (?:${w.checks})(?: (?:${w.checked})(?!\\p{L})|${END})`),
    form(
      "person",
      `(?<!\\p{L})(?:${w.if}) ${article}${NAME}(?: [\\p{L}]+){0,3}? (?:${w.confirms})(?!\\p{L})`,
    ),
    form("person", `(?<![\\p{L}’'-])${article}${NAME} (?:${w.mustSay})(?!\\p{L})`),
    form("person", `(?<!\\p{L})(?:${w.mustSay})(?<=${ANSWERS})${END}`),
  ];
}

/** "51 or 55 people (Ute has two lists)", "Preis weiß Petra". */
const knowing = (w: UndecidedWords): OpenForm[] => [
  form("person", `\\d[^.!?;\\n]{0,60}\\(${NAME} (?:${w.hasPapers})(?!\\p{L})`),
  form("person", `(?<!\\p{L})weiß (?:nur )?${NAME}${END}`),
  form("person", `${whole(w.parts)} (?:liefert|schickt|macht|bringt|hat) (?:nur )?${NAME} noch(?!\\p{L})`),
  form(
    "person",
    `(?<!\\p{L})(?:only|nur|seule?|solo|sólo|alleen|só) ${NAME} (?:les |lo |la |le |os |as )?(?:knows|weiß|sait|connaît|sabe|sa|weet)(?!\\p{L})`,
  ),
  form(
    "person",
    `,\\s(?:(?:${w.articles}) )?${NAME} (?:has (?:it|them|that)|hat (?:es|das|sie)|les? a|l[’']a|l[oa] tiene|l[oa] ha|ce l[’']ha|heeft (?:het|die|ze)|tem)${END}`,
  ),
];

/** Forms in which a brief leaves a fact to a person whom readers do not know. */
export const askedPeople = remembered((language): readonly OpenForm[] => {
  const w = undecidedWords(language);
  return w ? [consulted, checking, knowing].flatMap((make) => make(w)) : [];
});
