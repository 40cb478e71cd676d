import { capitalized } from "../../../text/capitalized.ts";
import { clip } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { entryColors } from "./color-entries.ts";
import { stepMarkers } from "./step-markers.ts";

type ListLine = { title: string; body: string };
export type MarkedEntry = { title: string; text: string; marker?: string; color?: string };

const MOST = { title: 90, text: 200, name: 40 };
const LEAST = 3;
/** "Blue bin – paper and card", "Weld (yellow): simmer 45 minutes": a name and what is said of it. */
const NAMED = /^(?<name>\p{L}[^:：.!?–—]{1,40}?)(?:\s?[:：]\s+|\s+[–—]\s+)(?<said>\S.*)$/u;

const whole = ({ title, body }: ListLine) => [title, body].filter(Boolean).join(": ");

function namedIn(line: ListLine): { title: string; text: string } | undefined {
  if (line.body !== "" && line.title !== "") return { title: line.title, text: line.body };
  const { name = "", said = "" } = NAMED.exec(whole(line))?.groups ?? {};
  return name !== "" && said !== "" && name.length <= MOST.name
    ? { title: name, text: capitalized(said.replace(/(?<!\.)\.$/u, "")) }
    : undefined;
}

/** A short first sentence is the name of a step, and what follows it stands under it. */
function stepOf(said: string): { title: string; text: string } {
  const [first = "", ...rest] = sentencesOf(said);
  const title = capitalized(first.replace(/(?<!\.)[.。]$/u, ""));
  return { title: clip(title, MOST.title), text: clip(rest.join(" "), MOST.text) };
}

type Spoken = { language: string; brand: string };

/**
 * Entries whose lines have what marks them: "Day 1: …" up to "Day 5: …" their days, names of colours these colours;
 * undefined for other lists.
 */
export function markedEntries(
  lines: readonly ListLine[],
  { language, brand }: Spoken,
): MarkedEntry[] | undefined {
  if (lines.length < LEAST) return undefined;
  const steps = stepMarkers(lines.map(whole));
  if (steps) return steps.map(({ marker, said }) => ({ ...stepOf(said), ...(marker && { marker }) }));
  const named = lines.map(namedIn);
  const names = named.map((one, i) => one?.title ?? whole(lines[i] ?? { title: "", body: "" }));
  const colors = entryColors(names, { language, own: brand });
  if (!colors) return undefined;
  return lines.map((line, i) => {
    const { title, text } = named[i] ?? { title: whole(line), text: "" };
    const color = colors[i];
    return { title: clip(title, MOST.title), text: clip(text, MOST.text), ...(color && { color }) };
  });
}
