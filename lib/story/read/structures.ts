import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { sentences } from "../../copy/sentences.ts";
import { capitalize, isCommand, isTyped, wordCount } from "../../copy/text.ts";
import type { FactKind } from "../kinds.ts";
import type { Change, Quotation, Snippet, TitledLine } from "../schema.ts";
import { changeLabel } from "./changes.ts";
import { unindented } from "./code-blocks.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { headedTimes } from "./headed-times.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { namedBefore, quotationIn } from "./quotation.ts";
import { isAttribution, namesSpeaker, speakerOf } from "./speaker.ts";
import { titleOfStep } from "./step-bodies.ts";
import { isProgramme } from "./unmarked-lists.ts";

/** Structures that a template can draw. Each is read from facts alone, exactly or not at all. */

const unstop = (s: string) => s.replace(/[.。]$/, "");

export const stepsOf = (n: Notebook): TitledLine[] => {
  const steps = mains(n).filter((d) => d.kind === "step");
  const typed = typedIn(n);
  const areRunIn = steps.filter((d) => runInTitle(d, n) !== "").length * 2 > steps.length;
  return steps.length < 2
    ? []
    : steps.map((d) => {
        const line = typed.get(d);
        if (!line) return { ...titledStep(d, areRunIn ? runInTitle(d, n) : ""), facts: [d.id] };
        return { title: unstop(d.says), body: n.brief.slice(line.start, line.end), facts: [d.id, line.id] };
      });
};

/** "Pattern. Your child picks a colour": the few words without a verb that a step begins with; empty for others. */
function runInTitle({ says }: Draft, { english }: Notebook): string {
  const [head = "", ...body] = sentences(says);
  const isName = /^\p{L}[^.!?:]*\.$/u.test(head) && wordCount(head) <= LONGEST_RUN_IN;
  const isClause = english && (hasVerb(head) || isImperative(head));
  return isName && body.length > 0 && !isClause ? head : "";
}
const LONGEST_RUN_IN = 4;

/** A step whose title has a line of its own in the brief or stands before its sentences, else a step that is all title. */
function titledStep({ text, says }: Draft, runIn: string): Pick<TitledLine, "title" | "body"> {
  const title = runIn || titleOfStep(text);
  const [head = ""] = sentences(says);
  const isTitled = title !== "" && head.length <= title.length + 1;
  return isTitled
    ? { title: unstop(head), body: says.slice(head.length).trim() }
    : { title: unstop(says), body: "" };
}

/** The line under a step that is typed in that step. */
function typedIn(n: Notebook): ReadonlyMap<Draft, Draft> {
  const all = mains(n);
  const pairs = all.flatMap((d, i): [Draft, Draft][] => {
    const next = all[i + 1];
    const isUnder = next?.piece.block === d.piece.block && next.piece.shape === "sentence";
    return d.kind === "step" && isUnder && isTyped(next.text.trim()) ? [[d, next]] : [];
  });
  return new Map(pairs);
}

/** Fewer lines are sentences that happen to stand in lines. */
const LEAST_ITEMS = 3;
const ITEMS: ReadonlySet<FactKind> = new Set([
  "news",
  "benefit",
  "when",
  "where",
  "condition",
  "proof",
  "who",
  "price",
  "promo_code",
]);

/** Blocks of a list in which only some lines have the label of a change: each line is as its author wrote it. */
function mixedBlocks(n: Notebook): ReadonlySet<number> {
  const bullets = mains(n).filter(({ piece }) => piece.shape === "bullet");
  const others = new Set(bullets.flatMap(({ kind, piece }) => (kind === "change" ? [] : [piece.block])));
  return new Set(bullets.map(({ piece }) => piece.block).filter((block) => others.has(block)));
}

/** Blocks of a list whose every line has an address, such as mail servers: none of them is a page to visit. */
function hostBlocks(n: Notebook): ReadonlySet<number> {
  const bullets = mains(n).filter(({ piece }) => piece.shape === "bullet");
  const others = new Set(bullets.flatMap(({ kind, piece }) => (kind === "link" ? [] : [piece.block])));
  return new Set(bullets.map(({ piece }) => piece.block).filter((block) => !others.has(block)));
}

/** The lines of the first list that has no structure of its own; `tabled` are those of prices and comparisons. */
export function itemsOf(n: Notebook, tabled: ReadonlySet<string>): string[] {
  const timed = headedTimes(n);
  if (timed.length > 0 && !timed.some(({ id }) => tabled.has(id))) return timed.map(({ id }) => id);
  const runs: Draft[][] = [];
  const mixed = mixedBlocks(n);
  const hosts = hostBlocks(n);
  const isEntry = ({ kind, piece }: Draft) =>
    ITEMS.has(kind) ||
    (kind === "change" && mixed.has(piece.block)) ||
    (kind === "link" && hosts.has(piece.block));
  for (const d of mains(n)) {
    const isItem = d.piece.shape === "bullet" && isEntry(d) && !tabled.has(d.id);
    const run = runs.at(-1);
    if (isItem && run?.length && run.at(-1)?.piece.block === d.piece.block) run.push(d);
    else runs.push(isItem ? [d] : []);
  }
  const isList = (run: readonly Draft[]) =>
    run.length >= LEAST_ITEMS ||
    isProgramme(run) ||
    run.filter(({ kind }) => kind === "link").length > 1 ||
    run.filter(({ piece }) => piece.list).length > 1;
  return runs.find(isList)?.map(({ id }) => id) ?? [];
}

const LABEL = /^\s*(?<label>\p{L}[\p{L} ]{2,18}?)\s*[:–—-]\s+/u;

/** "New: offline timers. Pinned projects.": several entries behind one label. What is behind "Removed" may explain it. */
function entriesOf(said: string, label: Change["label"]): string[] {
  const entries = sentences(said).map((text) => capitalize(unstop(text)));
  const areEach = SEVERAL.has(label) && entries.every((text) => text.split(/\s+/).length >= LEAST_WORDS);
  return areEach ? entries : [capitalize(unstop(said))];
}
const SEVERAL: ReadonlySet<Change["label"]> = new Set(["added", "improved", "fixed"]);
const LEAST_WORDS = 4;

/** The label stands before the colon of what the fact says. */
export function changesOf(n: Notebook): Change[] {
  const mixed = mixedBlocks(n);
  return mains(n)
    .filter((d) => d.kind === "change" && !mixed.has(d.piece.block))
    .flatMap((d) => {
      const lead = LABEL.exec(d.says);
      const label = changeLabel(lead?.groups?.label ?? "");
      const said = d.says.slice(lead?.[0].length);
      return label ? entriesOf(said, label).map((text) => ({ label, text, fact: d.id })) : [];
    });
}

/** "“…” Mirela Vossen, Office Manager at Tannhill, runs …": the sentence behind a quotation names who spoke. */
function speakerAfter(n: Notebook, d: Draft, found: FoundQuotation): FoundQuotation {
  const all = mains(n);
  const next = all[all.indexOf(d) + 1];
  const between = next ? n.plain.slice(d.end, next.start) : "";
  const isBeside =
    next && (next.piece.block === d.piece.block || isAttribution(next.text) || namesSpeaker(next.text));
  if (!next || /[\p{L}\p{N}]/u.test(between) || !isBeside) return found;
  const spoken = speakerOf(next.text, found);
  // A name that may not stand in full is shorter in what the fact says.
  return spoken && next.says.includes(spoken.name) ? spoken : found;
}

/** "Ana Ruiz joined us in May. She told us: “…”": the sentence before names who spoke. */
function speakerBefore(n: Notebook, d: Draft, found: FoundQuotation): FoundQuotation {
  const all = mains(n);
  const before = all[all.indexOf(d) - 1];
  const line = n.plain.slice(0, d.start).split("\n").at(-1) ?? "";
  const led = line.slice(Math.max(0, (before?.end ?? 0) - d.start + line.length));
  const name = before ? namedBefore(before.text, `${led}${d.text}`) : "";
  return name === "" ? found : { ...found, name };
}

/** “…” of Moira, and behind it "Moira, Broughty Ferry.": the same person with her town. */
function withTown(n: Notebook, d: Draft, said: FoundQuotation | undefined): FoundQuotation | undefined {
  const behind = said?.name ? speakerAfter(n, d, said) : said;
  return behind?.name === said?.name ? behind : said;
}

/** "Gwen Addlestone, agreed that we may print her words": how the words came to us is no role. */
const ALLOWS =
  /^(?:(?:has |have )?(?:agreed|consented|allowed|permitted|approved|given (?:us )?(?:her|his|their) (?:ok|consent|permission))|(?:ist |war )?einverstanden|hat (?:zugestimmt|erlaubt)|(?:est |a )?(?:d['’]accord|accepté|autorisé)|(?:ha |nos )?(?:autoriz|permit|acept|dio su|da su)\p{L}*|(?:ha )?(?:acconsentito|autorizzato|permesso)|(?:is |gaat )?akkoord|(?:autorizou|concordou|permitiu))(?!\p{L})/iu;

export function quotationOf(n: Notebook): Quotation | null {
  const found = namedQuotation(n);
  return found && ALLOWS.test(found.role) ? { ...found, role: "" } : found;
}

function namedQuotation(n: Notebook): Quotation | null {
  const d = mains(n).find((f) => f.kind === "quotation");
  const found = d ? quotationIn(d.text) : undefined;
  if (!d || !found) return null;
  // A name typed in small letters has its capital in what the fact says.
  const said = withTown(n, d, found.name ? found : quotationIn(d.says));
  const { text, name, role, company } = said?.name
    ? said
    : speakerBefore(n, d, speakerAfter(n, d, said ?? found));
  if (name && !found.name && !d.says.includes(name)) return { text, name, role, company, fact: d.id };
  // A name that the author wants without its surname is without it in what the fact says.
  const isCut = name !== "" && !d.says.includes(name.replace(/'/g, "’"));
  return isCut
    ? { text, name: name.split(" ")[0] ?? "", role: "", company: "", fact: d.id }
    : { text, name, role, company, fact: d.id };
}

/** A command in a sentence: "`kite build --zoom 4`". One word is a name. */
const INLINE = /`(?<code>[^`\n]{12,200})`/;
const FENCE = /^\s*(?:```|~~~)(?<language>[\w+#-]*)[^\n]*\n?(?<code>[\s\S]*?)(?:\n\s*(?:```|~~~)\s*)?$/;

export function snippetOf(n: Notebook): Snippet | null {
  const d = mains(n).find((f) => f.kind === "snippet");
  const text = d ? n.brief.slice(d.piece.start, d.piece.end) : "";
  const g = FENCE.exec(text)?.groups;
  if (d && !g && text.trim()) return { language: "", code: unindented(text).trimEnd(), fact: d.id };
  return d && g?.code?.trim()
    ? { language: g.language ?? "", code: g.code.replace(/\s+$/, ""), fact: d.id }
    : inlineSnippet(n);
}

function inlineSnippet(n: Notebook): Snippet | null {
  const inSteps = new Set(typedIn(n).values());
  const typed = mains(n).find((d) => isCommand(d.text.trim()) && !inSteps.has(d));
  if (typed)
    return {
      language: "",
      code: n.brief.slice(typed.start, typed.end).trim().replace(/\.$/, ""),
      fact: typed.id,
    };
  const d = mains(n).find(({ text }) => /\s/.test(INLINE.exec(text)?.groups?.code?.trim() ?? ""));
  const code = d && INLINE.exec(n.brief.slice(d.start, d.end))?.groups?.code;
  return d && code ? { language: "", code: code.trim(), fact: d.id } : null;
}
