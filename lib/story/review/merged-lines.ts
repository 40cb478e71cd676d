import { quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";

/** A line that begins a thought of its own: an item or a label. */
const OWN_LINE = /^\s*(?:[-–—*•·]\s+)?(?<first>\p{L}[\p{L} ]{1,14}:|\S+)/u;
const LABEL_OR_ITEM = /^\s*(?:[-–—*•·]\s|\p{L}{2,14}:\s)/u;
const LAST = /(?<!\S)(\S*[\p{L}\d]\S*)\s+(\S*[\p{L}\d])\s*$/u;

/** The end of each line with the label or item after it. They read so when the line break is lost. */
function seamsIn(brief: string): string[] {
  const lines = brief.split("\n");
  return lines.slice(1).flatMap((line, i) => {
    const end = LAST.exec(lines[i] ?? "");
    const first = OWN_LINE.exec(line)?.groups?.first;
    return end && first && LABEL_OR_ITEM.test(line) ? [`${end[1]} ${end[2]} ${first}`] : [];
  });
}

/** Two lines of the brief that are published as one sentence. */
export function mergedLines({ brief, places }: Published): Leak[] {
  const seams = seamsIn(brief);
  return places.flatMap(({ where, text }) => {
    const low = text.toLowerCase();
    const quote = seams.find((seam) => low.includes(seam.toLowerCase()));
    return quote ? [{ where, quote, says: `${quoted(quote)} runs two lines of the brief together` }] : [];
  });
}
