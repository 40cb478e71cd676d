/** A value that moved: what it is of, and its course, "9 days → 2". */
type Moved = { what: string; course: string };

const NUMBER = "\\d+(?:[.,]\\d+)?";
const AMOUNT = `[£$€₹]?${NUMBER}(?:\\s?%|\\s\\p{L}{1,9})??`;

/** In each language the verb, the words before the old value and the new one, and what may end the sentence. */
const FORMS = [
  [
    "(?:has |have )?(?:fell|fallen|dropped|rose|risen|grew|grown|went|gone|came|decreased|increased|climbed)(?: up| down)?",
    "from",
    "to",
    "",
  ],
  ["(?:sank|sanken|fiel|fielen|stieg|stiegen|wuchs)", "von", "auf", ""],
  [
    "(?:ist|sind|wurde|wurden)",
    "von",
    "auf",
    " (?:gesunken|gestiegen|gefallen|gewachsen|verkürzt|gesenkt|erhöht)",
  ],
  ["(?:est|sont) passée?s?|(?:a|ont) (?:baissé|augmenté|diminué|chuté|reculé|grimpé)", "de", "à", ""],
  [
    "(?:ha |han )?(?:bajó|subió|pasó|cayó|bajaron|subieron|pasaron|bajado|subido|pasado|caído)",
    "de",
    "a",
    "",
  ],
  ["(?:è|sono) (?:sces[oaie]|salit[oaie]|passat[oaie]|cresciut[oaie]|calat[oaie])", "da", "a", ""],
  ["(?:daalde|daalden|steeg|stegen|ging|groeide)", "van", "naar", ""],
  ["(?:caiu|desceu|subiu|passou|baixou|caíram|desceram|subiram|passaram)", "de", "para", ""],
].map(
  ([verb, from, to, end]) =>
    new RegExp(
      `^(?<what>\\p{L}[^,;:.!?\\d]{3,60}?) (?:${verb}) ?${from} (?<before>${AMOUNT}) ${to} (?<after>${AMOUNT})${end}$`,
      "iu",
    ),
);

/** Words that deny the course, or make it one of several that may come. */
const OPEN =
  /(?<!\p{L})(?:not|no|never|if|could|would|should|may|might|nicht|nie|kein\p{L}*|wenn|könnte|soll|ne|pas|jamais|si|nunca|non|mai|se|niet|geen|als|não|when|than|until)(?!\p{L})/iu;
const unitOf = (amount: string) => amount.replace(/[\d.,\s]/gu, "").toLowerCase();
const STEM = 3;

/** "Average time to send an invoice fell from 9 days to 2." Undefined for other sentences, and for units that differ. */
export function movedIn(sentence: string): Moved | undefined {
  const said = sentence.trim().replace(/[.!。]$/u, "");
  const {
    what = "",
    before = "",
    after = "",
  } = FORMS.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined) ?? {};
  if (what === "" || OPEN.test(what)) return undefined;
  const [old, now] = [unitOf(before), unitOf(after)];
  const isSame = now === "" || old === "" || old.slice(0, STEM) === now.slice(0, STEM);
  return isSame ? { what, course: `${before} → ${after}` } : undefined;
}
