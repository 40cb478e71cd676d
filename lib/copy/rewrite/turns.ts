import { own } from "../../text/own.ts";
import { hasVerb } from "../grammar.ts";
import { STOPWORDS } from "../lexicon.ts";
import { capitalize, lowerFirst, wordCount } from "../text.ts";
import { CLAUSE_END } from "./cuts.ts";
import { isCommand, withoutTail } from "./guards.ts";
import { agree, toReader, withoutArticle } from "./phrases.ts";
import type { By, Maker, Variant } from "./variant.ts";

const one = (by: By, text: string, rest?: string): Variant => ({ by, text, ...(rest ? { rest } : {}) });
const clause = (s: string) => s.split(CLAUSE_END)[0] ?? s;

/** A command and its shorter forms. */
function commands(by: By, phrase: string): Variant[] {
  if (!isCommand(phrase)) return [];
  const said = toReader(phrase);
  return [one(by, said), ...withoutTail(said).map((t) => ({ ...t, by }))];
}

const HELPS =
  /^.{2,40}?\s+(?:now\s+|also\s+|already\s+|automatically\s+)?(?:lets?|allows?|helps?|enables?|makes it (?:easy|easier|simple|possible) for)\s+(you|users|people|customers|everyone|anyone|us|them|your team|(?:[\w’-]+\s){0,3}?[\w’-]+s)\s+(?:to\s+)?(.+)$/i;
/** "X lets you V" → "V". */
const helping: Maker = (s, product) => {
  const [, whom = "", what = ""] = HELPS.exec(s) ?? [];
  // "lets paid users V" is not for everybody.
  const phrase = /\b(?:paid|premium|pro|eligible|existing|selected|beta|new|some|most)\b/i.test(whom)
    ? ""
    : clause(what);
  const out = commands("imperative", phrase);
  if (out.length && product && wordCount(phrase) <= 7 && !phrase.includes(product)) {
    out.push(one("imperative-with", `${toReader(phrase)} with ${product}`));
  }
  return out;
};

const CAN =
  /^(?:(?:with|in|on|using|from|starting)\s[^,]{2,40},\s+)?(?:now,?\s+)?(?:you|users|customers|teams|people|everyone|members|admins|[\w-]+ers|[\w-]+ors)\s+can\s+(?:now\s+|also\s+|finally\s+|even\s+|already\s+)*(.+)$/i;
/** "You can now V" → "V". */
const able: Maker = (s) => {
  const phrase = clause(CAN.exec(s)?.[1] ?? "");
  const out = commands("imperative", phrase);
  return out.length ? [...out, one("now-you-can", `Now you can ${toReader(phrase)}`)] : [];
};

const SO =
  /\bso (?:that )?(you|they|we|users|your team|[\w’-]+(?: [\w’-]+)?)\s+(can (?:now |finally |also )?|never (?:have to )?|don’t have to |no longer (?:have to )?)(.+)$/i;
/** "…so they can stop V-ing" → "No more V-ing"; "…so you can V" → "V". */
const purpose: Maker = (s) => {
  const [, who = "", how = "", phrase = ""] = SO.exec(s) ?? [];
  const stopped = /^stop (.+)$/i.exec(toReader(phrase));
  if (stopped) {
    const text = `No more ${stopped[1]}`;
    return [one("no-more", text), ...withoutTail(text).map((t) => ({ ...t, by: "no-more" as const }))];
  }
  return /^can/i.test(how) && !/^we$/i.test(who) ? commands("so-imperative", phrase) : [];
};

const CHANGE =
  /^(?:we|\p{Lu}[\p{L}\d’ ]{1,30}?|[Ii]t|[Tt]hey)(?:\s+(?:have|has|’ve|just))*\s*\b(?:cut|cuts|reduced|reduces|brought|brings|took|takes|went|goes|lowered|shrank|trimmed|dropped|grew|raised|increased|improved|moved|sped up|shortened)\s+(?:(.{3,45}?)\s+)?(?:down |up )?from\s+(.{2,30}?)\s+(?:down |up )?to\s+((?:under |over |just |only |less than )?(?:[\d.,%$€£]+|\p{L}+)(?:\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|percent|\p{Ll}+s?))?)(?![\p{L}\d])(.*)$/iu;
/** "We cut T from A to B" → "T: from A to B". */
const change: Maker = (s) => {
  const m = CHANGE.exec(s);
  const what = m?.[1];
  if (!m || !what || /^\p{Lu}/u.test(m[2] ?? "")) return [];
  const span = `from ${m[2]} to ${m[3]}`;
  return [
    one("from-to", `${withoutArticle(what)}: ${span}`, m[4]),
    one("from-to-bare", capitalize(span), m[4]),
  ];
};

const DOING =
  /^we(?:’re| are)\s+(launching|releasing|opening|introducing|shipping|rolling out|starting|bringing|adding|hosting|running|celebrating|building|moving|expanding)\s+(.+)$/i;
const ARRIVES: Record<string, string> = {
  launching: "launch",
  releasing: "arrive",
  opening: "open",
  introducing: "arrive",
  shipping: "ship",
  "rolling out": "roll out",
  starting: "start",
};
const WHEN =
  /^(.+?)\s+((?:on|next|this|from|tomorrow|today)\b.*|in (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter).*)$/i;
const NAMED = /^(\p{Lu}[\p{L}\d’]*(?: [\p{Lu}\d][\p{L}\d’]*){0,3}),\s+(.{8,60})$/u;

/** "We're launching X on D" → "X launches on D". */
const doing: Maker = (s) => {
  const [, doingWhat = "", object = ""] = DOING.exec(s) ?? [];
  const dated = WHEN.exec(object);
  const thing = dated?.[1] ?? object;
  const verb = own(ARRIVES, doingWhat.toLowerCase());
  const out: Variant[] = [];
  if (verb && dated && wordCount(thing) <= 7 && !/,/.test(thing)) {
    out.push(one("np-verb", `${capitalize(thing)} ${agree(thing, verb)} ${dated[2]}`));
  }
  if (/launch|releas|introduc/i.test(doingWhat)) {
    out.push(one("meet", `Meet ${clause(thing)}`));
    const named = NAMED.exec(thing);
    if (named) out.push(one("name-colon", `${named[1]}: ${named[2]}`));
  }
  return out;
};

const DID =
  /^we(?:’ve| have)?\s+(?:just\s+|finally\s+|recently\s+|now\s+)*(launched|released|shipped|opened|added|introduced|rolled out|redesigned|rebuilt|published)\s+(.+)$/i;
/** "We added A to B" → "A comes to B"; "We launched A" → "A is here". */
const did: Maker = (s) => {
  const [, verb = "", object = ""] = DID.exec(s) ?? [];
  const thing = clause(object);
  const to = /^(.+?)\s+to\s+(\p{Lu}[\p{L}\d ]+)$/u.exec(thing);
  if (to && /add/i.test(verb)) {
    const added = to[1] ?? "";
    return [
      one("comes-to", `${withoutArticle(added)} ${agree(added, "come")} to ${to[2]}`),
      one("now-in", `Now in ${to[2]}: ${lowerFirst(withoutArticle(added))}`),
    ];
  }
  if (
    !thing ||
    wordCount(thing) > 8 ||
    !/^(?:launched|released|shipped|introduced|rolled out|published)$/i.test(verb)
  )
    return [];
  if (/^an?\s/i.test(thing)) return [one("is-here", `New: ${lowerFirst(withoutArticle(thing))}`)];
  return [one("is-here", `${thing} ${agree(thing, "be")} here`)];
};

const PROPER = "(?:[Tt]he )?\\p{Lu}[\\p{L}\\d’.&-]*(?:\\s[\\p{Lu}\\d&][\\p{L}\\d’.-]*){0,3}";
const APPOSITION = new RegExp(
  `^(?:[Mm]eet |[Ii]ntroducing |[Tt]his is |[Ss]ay hello to )?(${PROPER}),\\s+((?:the|an?|our|your)\\s+.{6,80})$`,
  "u",
);
const IS_A = new RegExp(`^(${PROPER})\\s+is\\s+((?:the|an?|your)\\s+.{6,90})$`, "u");
/** "X, the Y that Z" and "X is a Y" → "X: a Y", "Meet X, a Y". */
const definition: Maker = (s) => {
  const m = APPOSITION.exec(s) ?? IS_A.exec(s);
  if (!m?.[1] || !m[2] || STOPWORDS().has((m[1].split(" ")[0] ?? "").toLowerCase())) return [];
  // A finite verb after a comma means the apposition goes on: "Ana, our chef, cooks".
  if (/,\s+(?:is|are|was|has|have|will|now|joins?|\p{Ll}+s)\s/u.test(m[2])) return [];
  return [
    one("name-colon", `${m[1]}: ${m[2]}`),
    one("meet", `Meet ${m[1]}, ${m[2]}`),
    one("definition", m[2], m[1]),
  ];
};

const thereIs: Maker = (s) => {
  const m = /^there(?:’s| is| are)\s+(?:now\s+)?(?:an?\s+)?(.+)$/i.exec(s);
  return m?.[1] ? [one("there", m[1])] : [];
};

const OURS =
  /^our\s+(.{3,60}?)\s+(?:is|are|takes place|happens|starts|runs|will be)\s+(back\s+)?((?:(?:on|at|from|in)\s+).+)$/i;
/** "Our open day is on Saturday 4 May" → "Open day: Saturday 4 May". */
const dated: Maker = (s) => {
  const m = OURS.exec(s);
  const [what = "", when = ""] = [m?.[1], m?.[3]];
  if (!m || wordCount(when) > 10 || hasVerb(what)) return [];
  return [
    one(
      "np-date",
      `${what}${m[2] ? ` ${agree(what, "be")} back` : ""}: ${when.replace(/^(?:on|in)\s+/i, "")}`,
    ),
  ];
};

/** Makers that turn the sentence by grammar, with the same words. */
export const TURNS: readonly Maker[] = [
  helping,
  able,
  purpose,
  change,
  doing,
  did,
  definition,
  thereIs,
  dated,
];
