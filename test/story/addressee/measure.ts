import { addresseeOf } from "../../../lib/story/addressee/addressee.ts";
import { type Example, examples, HELD_OUT } from "./examples.ts";

/** How well the classifier does on sentences that it was not trained with. */

type Judged = Example & { notReader: number; said: Example["label"] };

function judged(one: Example): Judged {
  const { reader, maker, colleague } = addresseeOf(one.sentence, one.language);
  const other = maker >= colleague ? "maker" : "colleague";
  return { ...one, notReader: 1 - reader, said: reader >= 0.5 ? "reader" : other };
}

/** Sentences that were held out of training, with what the classifier says of them. */
export const heldOut = (): Judged[] =>
  examples()
    .filter(({ fold }) => fold === HELD_OUT)
    .map(judged);

/** Share of the sentences with a label that the classifier takes for another addressee's from `from` on, 0 to 1. */
function shareFrom(sentences: readonly Judged[], label: Example["label"], from: number): number {
  const own = sentences.filter((one) => one.label === label);
  return own.filter(({ notReader }) => notReader >= from).length / Math.max(1, own.length);
}

const percent = (share: number) => `${(share * 100).toFixed(0).padStart(3)} %`;
const LABELS = ["reader", "maker", "colleague"] as const;
const STAGES = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9];

function confusion(sentences: readonly Judged[]): string {
  const rows = LABELS.map((label) => {
    const own = sentences.filter((one) => one.label === label);
    const cells = LABELS.map((said) => String(own.filter((one) => one.said === said).length).padStart(5));
    return `  ${label.padEnd(10)}${cells.join("")}`;
  });
  return rows.join("\n");
}

/** Confusion by language, and what is held back from which threshold on. */
export function report(): string {
  const all = heldOut();
  const languages = [...new Set(all.map(({ language }) => language))].sort();
  const tables = ["all", ...languages].map((name) => {
    const own = all.filter(({ language }) => name === "all" || language === name);
    const right = own.filter(({ label, said }) => label === said).length / own.length;
    return `${name}: ${own.length} sentences, ${percent(right)} right (rows: label; columns: ${LABELS.join(", ")})\n${confusion(own)}`;
  });
  const stages = STAGES.map(
    (from) =>
      `${from}: ${LABELS.map((label) => `${label} ${percent(shareFrom(all, label, from))}`).join(", ")}`,
  );
  return [...tables, "not for readers from:", ...stages].join("\n");
}
