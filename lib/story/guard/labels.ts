import { ideas } from "../../copy/judge/ideas.ts";
import { sentences } from "../../copy/sentences.ts";
import { clip } from "../../copy/text.ts";
import type { Change } from "../schema.ts";
import { type Finding, refusal } from "./finding.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, sentencesIn, shareOf } from "./text.ts";

const GROUNDED = 0.6;

type Label = Change["label"];

const LABELS: [Label, RegExp][] = [
  [
    "fixed",
    /^(?:bug ?)?fix(?:ed|es)?(?: (?:bugs?|issues?|problems?|in [a-z ]+))?\s*$|^behoben|^korrigiert|^corrigés?|^corregid[oa]s?|^solucionad[oa]s?/iu,
  ],
  ["removed", /^removed?|^dropped|^retired|^entfernt|^supprimés?|^retirés?|^eliminad[oa]s?/iu],
  ["deprecated", /^deprecated?|^veraltet|^obsolète|^obsoleto/iu],
  ["security", /^security|^sicherheit|^sécurité|^seguridad/iu],
];
const SAID: Partial<Record<Label, RegExp>> = {
  fixed:
    /(?<!\p{L})(?:fix\p{L}*|no longer|not any ?more|resolv\p{L}*|repair\p{L}*|correct\p{L}*|solved|gone|stopp?\p{L}*|bugs?|behoben\p{L}*|korrigiert\p{L}*|nicht mehr|behebt|corrig\p{L}*|résol\p{L}*|ne .{1,20} plus|ya no|solucion\p{L}*|corregi\p{L}*|arregl\p{L}*)(?!\p{L})|\p{L}n[’']t(?!\p{L})|修正/iu,
  removed:
    /(?<!\p{L})(?:remov\p{L}*|dropp?\p{L}*|retir\p{L}*|gone|goodbye|end(?:s|ed)?|no longer|without|discontinu\p{L}*|entf(?:ernt|ällt|allen)\p{L}*|eingestellt|nicht mehr|supprim\p{L}*|fin|elimin\p{L}*|ya no)(?!\p{L})|削除/iu,
  deprecated:
    /(?<!\p{L})(?:deprecat\p{L}*|sunset\p{L}*|veraltet\p{L}*|obsol\p{L}*|end(?:s|ing)?|retir\p{L}*)(?!\p{L})/iu,
  security: /(?<!\p{L})(?:secur\p{L}*|fix\p{L}*|patch\p{L}*|sicher\p{L}*|sécur\p{L}*|segur\p{L}*)(?!\p{L})/iu,
};

type Labelled = { label: Label; ideas: string[] };

const ENTRY = /^\s*(?:[-*•‣·]\s*)?(?:\[?(\p{L}[\p{L} ]{2,18})\]?\s*(?::|–|—| - )\s*)?(.*)$/u;

/** "Removed: the old designer. Reports made with it stay readable.": what follows tells what becomes of the thing. */
const thingOf = (label: Label, said: string): string =>
  label === "removed" || label === "deprecated" ? (sentences(said)[0] ?? said) : said;

/** The entries of a changelog that are no news by themselves: "Fixed: comments vanished". */
function labelledIn(text: string): Labelled[] {
  let heading: Label | undefined;
  let entries = 0;
  return text.split("\n").flatMap((line) => {
    // Behind a blank line other paragraphs follow the entries.
    if (line.trim() === "" && entries > 0) heading = undefined;
    const [, word = "", rest = ""] = ENTRY.exec(line) ?? [];
    const bare = line.replace(/^[\s#*•-]+|[\s:*]+$/g, "");
    const named = LABELS.find(([, label]) => label.test(word))?.[0];
    if (/^\p{L}+(?: \p{L}+)?$/u.test(bare)) {
      heading = LABELS.find(([, label]) => label.test(bare))?.[0];
      entries = 0;
    } else entries++;
    const label = named ?? (word ? undefined : heading);
    const about = ideas(named ? thingOf(named, rest) : line);
    return label && about.length ? [{ label, ideas: about }] : [];
  });
}

/** The line is an entry whose label turns its sense round. */
export const hasLabel = (line: string): boolean => labelledIn(line).length > 0;

/** "Fixed" as a line over its entries. */
const isHeading = (line: string): boolean =>
  /^\p{L}+(?: \p{L}+)?$/u.test(line.trim()) && LABELS.some(([, label]) => label.test(line.trim()));

/** "Removed: Node 18. You need Node 20.": the label holds for every sentence of its line. */
const labelOf = (line: string) => ENTRY.exec(line)?.[1] ?? "";

/** An entry is used without its label, which turns a repair into the announcement of a fault. */
export function checkLabels({ text }: AnalysedText, slot: Slot, sources: Sources): Finding[] {
  const entries = labelledIn(sources.brief.text);
  if (!entries.length) return [];
  let heading = "";
  return text.split("\n").flatMap((line) => {
    if (/:\s*$/.test(line) || isHeading(line)) heading = line;
    else if (line.trim() === "" && isHeading(heading)) heading = "";
    return sentencesIn(line).flatMap((sentence) => {
      const entry = entries.find(
        ({ ideas: its }) =>
          shareOf(its, new Set(sentence.ideas)) >= GROUNDED && shareOf(sentence.ideas, new Set(its)) >= 0.4,
      );
      if (!entry || SAID[entry.label]?.test(`${heading}\n${labelOf(line)}\n${sentence.text}`)) return [];
      const start = text.indexOf(sentence.text);
      const says = `“${clip(sentence.text, 80)}” is something ${entry.label}, and the words do not say so.`;
      return [refusal(slot.name, "label_lost", says, { start, end: start + sentence.text.length })];
    });
  });
}
