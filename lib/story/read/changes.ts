import { remembered } from "../../text/once.ts";
import type { Change } from "../schema.ts";

const LABELS: [RegExp, Change["label"]][] = [
  [
    /^(?:added|feat|new|add|new features?|features?|neu|neue funktionen|neuerungen|hinzugefügt|dazugekommen|nouveau(?:té)?s?|ajoutée?s?|ajouts?|nuev[oa]s?|novedad(?:es)?|añadid[oa]s?|nuov[oi]|novità|aggiunt[oaie]|nieuw|nieuwe functies|toegevoegd|nov[oa]s?|novidades?|adicionad[oa]s?|acrescentad[oa]s?|追加|新增)$/iu,
    "added",
  ],
  [
    /^(?:improved|perf|improvements?|enhanced|faster|better|quicker|smaller|schneller|besser|verbessert|verbesserungen|améliorée?s?|améliorations?|mejorad[oa]s?|mejoras?|migliorat[oaie]|miglioramenti|verbeterd|verbeteringen|melhorad[oa]s?|melhorias|改善|优化)$/iu,
    "improved",
  ],
  [
    /^(?:fixed|fix|fixes|bug ?fix(?:es)?|bugs|behoben|fehler behoben|fehlerbehebungen|corrigée?s?|corrections?|correctifs?|corregid[oa]s?|arreglad[oa]s?|correcciones|corrett[oaie]|risolt[oaie]|correzioni|opgelost|hersteld|corrigid[oa]s?|correções|修正|修复)$/iu,
    "fixed",
  ],
  [
    /^(?:removed|dropped|retired|discontinued|entfernt|weggefallen|gestrichen|supprimée?s?|retirée?s?|eliminad[oa]s?|retirad[oa]s?|rimoss[oaie]|eliminat[oaie]|verwijderd|vervallen|removid[oa]s?|削除|移除)$/iu,
    "removed",
  ],
  [
    /^(?:changed|changes|what['’]s changed|other changes|chore|wip|geändert|änderungen|modifiée?s?|cambiad[oa]s?|cambios|modificat[oaie]|modifiche|gewijzigd|aangepast|alterad[oa]s?|alterações|変更|变更)$/iu,
    "changed",
  ],
  [
    /^(?:breaking(?: changes?)?|inkompatibel|rupture|cambios? incompatibles?|破壊的変更|不兼容变更)$/iu,
    "breaking",
  ],
  [/^(?:deprecated|veraltet|déprécié|obsoleto|deprecato|verouderd|非推奨|弃用)$/iu, "deprecated"],
  [
    /^(?:security|sicherheit|sécurité|seguridad|sicurezza|beveiliging|segurança|セキュリティ|安全)$/iu,
    "security",
  ],
];

/** An emoji beside the word, as in "🐛 Bug fixes". */
const BESIDE = /^[^\p{L}]{1,8}(?=\p{L})|[^\p{L}]{1,8}$/gu;

/** The words of a label without what decorates them. */
export const bareLabel = (word: string): string =>
  word
    .trim()
    .replace(BESIDE, "")
    .replace(/^exciting /i, "");

/** The label of a changelog entry. */
export const changeLabel = (word: string): Change["label"] | undefined =>
  LABELS.find(([re]) => re.test(bareLabel(word)))?.[1];

/** "Kite 2.4 is out. Added: maps. Fixed: search.": sentences of running text that begin with a label. */
const IN_TEXT = /(?:^|[.!?…;]\s|\n)\s*(?<label>\p{L}[\p{L} ]{2,18}?)\s?[:：]\s+\S/gu;
/** "New: …" and "Better: …" may praise anything; these are said of what there was before. */
const OF_BEFORE: ReadonlySet<Change["label"]> = new Set(["fixed", "removed", "changed", "deprecated"]);

const labelsIn = (text: string): Change["label"][] =>
  [...text.matchAll(IN_TEXT)].flatMap(({ groups }) => changeLabel(groups?.label ?? "") ?? []);

/** Whether sentences of a text are the entries of a changelog: they have labels of two kinds. */
export const listsChanges = remembered((plain: string): boolean => {
  const labels = new Set(labelsIn(plain));
  return labels.size > 1 && [...labels].some((label) => OF_BEFORE.has(label));
});

export const beginsWithChange = (line: string): boolean =>
  changeLabel(/^\s*(\p{L}[\p{L} ]{1,18}):\s+\S/u.exec(line)?.[1] ?? "") !== undefined;

/** A line that is one entry: it begins with a label and holds no other. */
export const isOneChange = (line: string): boolean => beginsWithChange(line) && labelsIn(line).length < 2;

const VERSION =
  /(?:^|[\s(#])(?:v(?:ersion)?\.?\s?|release\s)(\d{1,3}(?:\.\d{1,4}){0,3})\b|^\W*(?:[\p{L}]+ )?(\d{1,3}(?:\.\d{1,4}){1,3})(?=\s*(?:[-–—:]|$|\n|is\b|ist\b))/imu;

/** "Dovetail CI 3.4 is out" names its version; the "v1" of a later line is another one. */
const TITLE =
  /^[^\w\n]*(?:\p{Lu}[\p{L}\p{N}-]* ){1,4}v?(\d{1,3}(?:\.\d{1,4}){1,3}) (?:is|are|ist|est|está|has)\b/mu;

const BARE_NUMBER = /^\W*\p{L}[\p{L} ]*\s\d{1,3}(?:\.\d{1,4}){1,3}\s*$/u;

/** Version of a release: "v3.2.0", "2.9 - 6 Nov", "Kite 4.0 is out". */
export function versionIn(text: string): string {
  const titled = TITLE.exec(text)?.[1];
  if (titled) return titled;
  const m = VERSION.exec(text);
  // "Potatoes 14.2" above "Carrots 8.6" is a row of a table.
  if (m?.[2] && text.split("\n").filter((line) => BARE_NUMBER.test(line)).length > 1) return "";
  return m?.[1] ?? m?.[2] ?? "";
}
