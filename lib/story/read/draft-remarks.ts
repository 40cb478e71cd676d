import { lower, pattern } from "./lower.ts";

/** What authors write about the state of their own text: "FINAL DRAFT", "Entwurf 2", "v3 final". */

const DRAFT =
  "(?:(?:rough|first|second|final|new|last) )?draft|entwurf|vorabversion|rohfassung|brouillon(?: final)?|projet de texte|borrador(?: final| definitivo)?|bozza(?: definitiva| finale)?|concept(?:tekst|versie)?|rascunho(?: final)?|下書き|草案|草稿";
const FINAL =
  "final|final version|endfassung|endgültige fassung|finale fassung|version finale|version définitive|versión final|versión definitiva|versione finale|versione definitiva|definitieve versie|eindversie|versão final|最終版|確定版|決定稿";
const NUMBER = "(?:(?:no\\.?|nr\\.?|n°|#) ?)?\\d{1,2}(?:\\.\\d)?";
const VERSION =
  "(?:v|ver\\.?|vers\\.?|version|versión|versione|versie|versão|rev\\.?|第) ?\\d{1,2}(?:\\.\\d)?(?:版|稿)?";
/** What else stands in such a remark. */
const BESIDE = [
  "post|text|copy|brief|tweet|caption|beitrag|texte|texto|testo|tekst|publicación|post[- ]?text",
  "for (?:review|approval|sign-?off|comments?)|zur (?:freigabe|abstimmung)|à valider|para revisar|da approvare|ter goedkeuring|para revisão",
  "(?:not )?approved(?: by \\p{L}+(?: \\p{L}+)?)?|signed off(?: by \\p{L}+)?|freigegeben(?: von \\p{L}+)?|validé(?: par \\p{L}+)?|aprobado(?: por \\p{L}+)?|approvat[oa](?: da \\p{L}+)?|goedgekeurd(?: door \\p{L}+)?|aprovado(?: por \\p{L}+)?",
  "clean|updated|latest|new|this is the|please use this one|use this one|please use|\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?",
].join("|");

const STATE = `(?:${DRAFT}|${FINAL})`;
const ANY = `(?:${STATE}|${VERSION}|${NUMBER}|${BESIDE})`;
const BETWEEN = "[\\s_.,()\\[\\]*:/|–—-]*";
const WHOLE = pattern(
  `^(?=.*(?<!\\p{L})(?:${STATE})(?!\\p{L}))${BETWEEN}(?:${ANY}(?!\\p{L})${BETWEEN})+[!]*\\s*$`,
);
/** The word alone may be what a brief is about: the final of a cup, a draft beer, a concept. */
const ALONE = pattern("^\\W*(?:final|concept|draft|projet)\\W*$");
/** "Draft 2: our sale starts …" */
const LEAD = pattern(
  `^${BETWEEN}(?:(?:${VERSION})${BETWEEN})?(?:${DRAFT}|final version)${BETWEEN}(?:(?:${NUMBER}|${VERSION}|final)${BETWEEN})*(?:[:：]|\\s[–—-]\\s|\\])\\s*(?=\\S)`,
);
const PRICED = /[£$€¥₹]|\d\s?(?:euros?|円)/u;

/** A name of a file has no blanks: "Post_v2_FINAL_final". */
const asWords = (line: string) => lower(line).replace(/_/g, " ").trim();

const IN_CAPITALS = /^\W*DRAFT\W*$/u;
const isRemark = (line: string): boolean =>
  WHOLE().test(asWords(line)) && (!ALONE().test(asWords(line)) || IN_CAPITALS.test(line));

/** How much of a brief's first line is about its state. */
function leadOf(line: string): number {
  if (PRICED.test(line)) return 0;
  return LEAD().exec(lower(line))?.[0].length ?? 0;
}

/** A text with blanks in the place of what its first and its last line say of its own state. */
export function withoutDraftRemarks(plain: string): string {
  const lines = plain.split("\n");
  const written = lines.flatMap((line, i) => (line.trim() === "" ? [] : [i]));
  const [first, last] = [written[0], written.at(-1)];
  if (first === undefined) return plain;
  const kept = lines.map((line, i) => {
    const isEnd = i === first || i === last;
    const length = isEnd && isRemark(line) ? line.length : i === first ? leadOf(line) : 0;
    return " ".repeat(length) + line.slice(length);
  });
  return kept.join("\n");
}
