import { isOffer } from "../extract/offers.ts";
import { quotes } from "../extract/quotes.ts";
import { readSentence } from "../instruction/read-sentence.ts";
import { keyOf } from "../keys.ts";
import { releaseLine } from "../release-notes.ts";
import { capitalize, unstop, withoutUrls } from "../text.ts";
import type { Unit } from "../types.ts";
import { contrastOf } from "./lists.ts";
import { drop, type Notebook, publishable, sourceOf } from "./notebook.ts";
import { readPair } from "./pairs.ts";
import { handle, readProse } from "./prose.ts";

/** Headings whose bullets are plain points; under any other key a bullet is a value of that key. */
const LISTS = /^(?:feature|benefit|what|context|message|meta|subject)$/;
const SIGN_UP = /^(?:register|book|sign up|rsvp|apply|download)\b/i;

/** Wishes to us may stand in a list; asking for a text would be odd there, so such words are content. */
function isWish(n: Notebook, text: string, u: Unit): boolean {
  const reading = readSentence(text);
  if (reading.say === "statement" || reading.say === "topic") return false;
  if (reading.say === "nothing" && reading.why === "instruction" && u.order > 0) return false;
  handle(n, reading, u);
  return true;
}

function labelOf(u: Unit, line: { breaking: boolean; fix: boolean }): "Breaking" | "Fixed" | undefined {
  if (line.breaking) return "Breaking";
  return line.fix || /^(?:bug )?fix/i.test(u.group ?? "") ? "Fixed" : undefined;
}

/** True when a bullet is something other than a point of a list. */
function readOther(n: Notebook, text: string, u: Unit): boolean {
  if (n.english && isWish(n, text, u)) return true;
  if (n.english && !u.group && SIGN_UP.test(text)) {
    readProse(n, { ...u, text });
    return true;
  }
  const { found } = quotes(text);
  if (found[0]?.author) {
    n.facts.quotes.push(...found);
    return true;
  }
  const contrast = contrastOf(text);
  if (contrast) n.facts.contrasts.push({ ...contrast, source: sourceOf(u) });
  return contrast !== undefined;
}

function addPoint(n: Notebook, line: { text: string; breaking: boolean; fix: boolean }, u: Unit) {
  const said = n.english ? line.text.replace(/^(?:new|added)\s*:\s+/i, "") : line.text;
  const text = capitalize(publishable(n, unstop(withoutUrls(said))));
  if (!/[\p{L}\p{N}]/u.test(text)) return;
  const label = labelOf(u, line);
  const role = label || /^fix(?:ed|es)?\b/i.test(text) ? "detail" : isOffer(text) ? "offer" : "feature";
  n.facts.bullets.push({ text, role, order: u.order, source: sourceOf(u), ...(label ? { label } : {}) });
}

/** A bullet becomes a point, unless its heading, a wish or a quotation in it says otherwise. */
export function readBullet(n: Notebook, u: Unit) {
  if (n.preferences) return drop(n, u.text, "preference without a key");
  const group = u.group ? keyOf(u.group) : undefined;
  if (group && !LISTS.test(group)) return readPair(n, { ...u, shape: "pair", key: u.group ?? "" });
  const line = releaseLine(u.text);
  if (!line) return drop(n, u.text, "housekeeping");
  if (!readOther(n, line.text, u)) addPoint(n, line, u);
}
