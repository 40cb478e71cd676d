import { capitalized } from "../../../text/capitalized.ts";
import { unitOf } from "../kit/amount.ts";
import { earlierOf } from "../kit/story/earlier.ts";
import { UNIT } from "../kit/story/figured.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import type { Stats } from "./priced-together.ts";

/** Sentences that tell a number at two times, as numbers to be drawn beside a chart. */

type ProseChange = Stats[number] & { said: string[] };

const NUMBER = "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?";
const MEASURE = `(?:%|€|£|\\$|m²|m³|kWh|[MGT]Wh|°C|CHF|kr|zł|ct|p|${UNIT})(?![\\p{L}²³])`;
const VALUE = `(?:[£$€₹]\\s?(?:${NUMBER})|(?:${NUMBER})(?:\\s?${MEASURE})?)`;

/** "Losses 6.2%, ten years ago 9.8%": a name, its value, and behind a mark what it was. */
const LEVEL = new RegExp(
  `^(?<name>\\p{L}[^,;:.!?\\d]{2,56}?)[:：]?\\s(?<value>${VALUE})(?<rest>\\s?[,;(–].+)$`,
  "u",
);
/** A name that is a clause keeps its number behind it: "The average wait is". */
const IS =
  /(?<!\p{L})(?:is|are|was|were|ist|sind|war|waren|beträgt|liegt|liegen|est|sont|était|es|son|era|è|sono|bedraagt|zijn|é|são)(?:\s(?:at|bei|de|a|op))?$/iu;

/** Of these a number without a unit is no amount: "The walk goes from 9 to 12". */
const GOES =
  "goes|go|went|passe(?:nt|ra)?|est passée?|pasa[n]?|pasó|pasará|passa(?:no|m)?|passerà|passou|gaat|gaan|ging";
const MOVES =
  "ris(?:es?|en)|rose|go(?:es)? (?:up|down)|went (?:up|down)|falls?|fell|fallen|drops?|dropped|increas(?:es?|ed)|decreas(?:es?|ed)|climb(?:s|ed)|steig(?:t|en)|stieg(?:en)?|sinkt?|sinken|sank(?:en)?|fällt|fallen|fiel(?:en)?|klettert|wächst|wuchs|augmente(?:nt|ra)?|baisse(?:nt|ra)?|sube[n]?|subió|subirá|baja[n]?|bajó|bajará|sale|salgono|salirà|scende|scendono|scenderà|stijg(?:t|en)|steeg|daalt|dalen|daalde|sobem?|subiu|desce[m]?|desceu|aumenta[m]?|aumentou";
const FROM_TO = [
  ["from", "to"],
  ["von", "auf"],
  ["de", "à"],
  ["de", "a"],
  ["da", "a"],
  ["van", "naar"],
  ["de", "para"],
];
const MOVED = FROM_TO.map(
  ([from, to]) =>
    new RegExp(
      `^(?<what>\\p{L}[^,;:!?]{3,90}?) ${from} (?<old>${VALUE}) ${to} (?<now>${VALUE})(?<tail>(?:[\\s,;(–/].*)?)$`,
      "u",
    ),
);
const [MOVE, GO] = [MOVES, GOES].map((verbs) => new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})`, "iu"));
/** Words that deny a change, or make it one of several that may come. */
const OPEN =
  /(?<!\p{L})(?:not|no|never|if|could|would|should|may|might|nicht|nie|kein\p{L}*|wenn|könnte|soll|ne|pas|jamais|si|nunca|no|non|mai|se|niet|geen|als|não|when|than|until)(?!\p{L})/iu;
/** "Reason: dearer electricity.": why, which stays with the change that it follows. */
const WHY =
  /^(?:(?:the )?reasons?|why|(?:der |die )?gr[uü]nde?|(?:la |le )?(?:raisons?|motifs?|cause)|(?:el |los |il |i |o )?(?:motivos?|motiv[oi]|razón|ragion[ei]|cause|causa)|(?:de )?reden(?:en)?|oorzaak|razão)\s?[:：]\s/iu;

const MOST = { value: 16, before: 60, label: 110, note: 90, why: 80 };

function levelIn(sentence: string, spoken: string): Stats[number] | undefined {
  const { name = "", value = "", rest = "" } = LEVEL.exec(sentence)?.groups ?? {};
  const found = earlierOf({ before: name, value, label: rest }, spoken);
  if (found?.stat.label !== "" || value.length > MOST.value) return undefined;
  const note = rest.replace(/^[\s,;(–]+|\)$/gu, "");
  return { before: IS.test(name) ? name : `${name}:`, value, label: "", note, earlier: found.earlier };
}

/** "2,04 → 2,18 €": a unit behind both numbers stands once. */
function courseOf(old: string, now: string): string {
  const unit = /[^\d.,\s]+$/u.exec(now)?.[0] ?? "";
  const isShared = unit !== "" && old.endsWith(unit);
  return `${isShared ? old.slice(0, -unit.length).trim() : old} → ${now}`;
}

/** Whether words tell that something moved, and both values are of one unit. */
function isMove(what: string, old: string, now: string): boolean {
  const [unit, unitThen] = [unitOf(now), unitOf(old)];
  const isMoved = MOVE?.test(what) || (GO?.test(what) && unit !== "");
  return isMoved === true && !OPEN.test(what) && (unitThen === "" || unit === unitThen);
}

function movedIn(sentence: string): Stats[number] | undefined {
  const found = MOVED.map((form) => form.exec(sentence)?.groups).find((groups) => groups !== undefined);
  const { what = "", old = "", now = "", tail = "" } = found ?? {};
  if (!isMove(what, old, now)) return undefined;
  const value = courseOf(old, now);
  const note = tail.replace(/^[\s,;]+/u, "");
  const isWithin = value.length <= MOST.value && what.length <= MOST.label && note.length <= MOST.note;
  return isWithin ? { value, label: what, ...(note && { note }) } : undefined;
}

const noteWith = (note: string, why: string) => [note && `${note}.`, why].filter(Boolean).join(" ");

/** A change with why it came, where its row has room for that. */
function withWhy(change: ProseChange, why: string): ProseChange | undefined {
  const note = noteWith(change.note ?? "", why.replace(/(?<!\.)\.$/u, ""));
  return note.length <= MOST.why ? { ...change, note, said: [...change.said, why] } : undefined;
}

/** The changes that a text tells, and the sentences that tell something else. */
export function changesIn(text: string, spoken: string): { changes: ProseChange[]; rest: string[] } {
  const changes: ProseChange[] = [];
  const rest: string[] = [];
  let isBehind = false;
  for (const sentence of sentencesOf(text)) {
    const bare = sentence.replace(/(?<!\.)\.$/u, "");
    const found = levelIn(bare, spoken) ?? movedIn(bare);
    const last = isBehind && WHY.test(bare) ? changes.at(-1) : undefined;
    isBehind = found !== undefined;
    if (found) changes.push({ ...found, label: capitalized(found.label), said: [sentence] });
    else if (last) addWhy(last, sentence, { changes, rest });
    else rest.push(sentence);
  }
  return { changes, rest };
}

/** What has no room in its row stands right under the rows. */
function addWhy(
  last: ProseChange,
  sentence: string,
  { changes, rest }: { changes: ProseChange[]; rest: string[] },
): void {
  const both = withWhy(last, sentence);
  if (both) changes[changes.length - 1] = both;
  else rest.unshift(sentence);
}
