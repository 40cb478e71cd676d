import { valuesIn } from "../values/values.ts";
import type { Subject } from "./subject.ts";

/** "Nous préparons la rentrée", of which the brief goes on ", qui commence le 11 janvier": a series or a film without that day. */

const IN_SERIES = /^(?:headline|support|kicker|slides|scenes|cta)/;
const straight = (text: string) => text.replace(/[’]/gu, "'");

/** ", qui commence le 11 janvier": the sentence goes on about what it names. */
const GOES_ON =
  /^,\s+(?:qui|dont|where|which|who|that|die|der|das|dem|den|que|cuy[oa]|che|il quale|la quale|dat|welke?|quando|cuando|wenn|when|starting|beginning)(?!\p{L})/iu;

/** The days that the brief tells behind the words of the headline, in their sentence. */
function daysBehind(headline: string, brief: string, language: string): string[] {
  const at = headline === "" ? -1 : brief.toLowerCase().indexOf(headline.toLowerCase());
  if (at < 0) return [];
  const [rest = ""] = brief.slice(at + headline.length).split(/[.!?](?:\s|$)|\n/u);
  if (!GOES_ON.test(rest)) return [];
  return valuesIn(rest, language)
    .filter(({ kind, weak }) => kind === "date" && !weak)
    .map(({ text }) => text);
}

/** The headline, where no slide and no scene has the day that its sentence goes on with. */
export function headlineWithoutDay({ piece, brief }: Pick<Subject, "piece" | "brief">): string[] {
  const { headline, places, language } = piece;
  const shown = places.filter(({ where }) => IN_SERIES.test(where)).map(({ text }) => straight(text));
  const isSeries = places.some(({ where }) => /^(?:slides|scenes)/.test(where));
  const days = isSeries ? daysBehind(straight(headline), straight(brief), language) : [];
  const isMissing = days.length > 0 && !days.some((day) => shown.some((text) => text.includes(day)));
  return isMissing ? [headline] : [];
}
