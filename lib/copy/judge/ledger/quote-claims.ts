import { ideas } from "../ideas.ts";
import type { Place } from "../said.ts";
import { type Entry, entry } from "./entry.ts";
import { type Quotation, quotationsIn } from "./quotations.ts";
import { bestLine, flat, type Sources } from "./sources.ts";

/** How far from a quotation its author may stand in the source, in characters. */
const NEAR = 260;

/** The author stands nearer to another quotation, or nowhere near this one. */
function isMisattributed({ text, by }: Quotation, sources: Sources): boolean {
  if (!by) return false;
  const at = sources.flat.indexOf(flat(text));
  const around = sources.flat.slice(Math.max(0, at - NEAR), at + flat(text).length + NEAR);
  return !flat(by)
    .split(" ")
    .some((part) => around.includes(` ${part} `));
}

function quoteClaim(place: Place, quotation: Quotation, sources: Sources): Entry {
  const exact = sources.flat.includes(flat(quotation.text));
  const wrongPerson = exact && isMisattributed(quotation, sources);
  return entry(place, {
    kind: "quote",
    text: quotation.text,
    line: bestLine(sources.lines, ideas(quotation.text)),
    supported: exact && !wrongPerson,
    note: wrongPerson
      ? `The sources do not say that ${quotation.by} said it.`
      : exact
        ? undefined
        : "A quotation has to be word for word.",
  });
}

/** Quotations of a whole slot: they may run over several sentences. */
export const quoteClaims = (where: string, text: string, sources: Sources): Entry[] =>
  quotationsIn(text).map((quotation) => quoteClaim({ where, text: quotation.text }, quotation, sources));
