import { productName } from "../brand.ts";
import { dates, isDate } from "../extract/dates.ts";
import { dangles, hasVerb } from "../grammar.ts";
import { detectLanguage } from "../language.ts";
import { overlap } from "../similarity.ts";
import { capitalize, size, stop, unstop, wordCount } from "../text.ts";
import type { Kind } from "../types.ts";
import type { Story } from "./story.ts";
import { isEnglish } from "./story.ts";
import { factOptions, otherOptions } from "./support-facts.ts";
import { headOptions, type Option, practicalOptions } from "./support-options.ts";

const MAX = 120;
/** Two short lines together may be this long. */
const MAX_PAIR = 104;

/** Adds something new, is whole, and is neither the headline nor the action again. */
function isAdmissible(o: Option, s: Story): boolean {
  if (wordCount(o.text) <= 3 && o.text.endsWith("?")) return false;
  const isWord = wordCount(o.text) < 2 && isEnglish(s) && !/\d/.test(o.text);
  if (!o.text || isWord || size(o.text) > MAX || dangles(o.text)) return false;
  const fresh = 1 - overlap(s.headline, o.text);
  const repeats = overlap(o.text, s.headline) > 0.75 && fresh < 0.7;
  return fresh >= 0.4 && !repeats && o.text.toLowerCase() !== s.cta.label.toLowerCase();
}

function worth(o: Option, s: Story): number {
  const fresh = 1 - overlap(s.headline, o.text);
  return o.score + fresh * 12 - Math.max(0, size(o.text) - 90) * 0.15;
}

const OWN_SUBJECT: ReadonlySet<Kind> = new Set<Kind>([
  "howto",
  "insight",
  "report",
  "incident",
  "milestone",
  "testimonial",
  "person",
  "comparison",
]);

/** The brand's own line, when it is in the brief's language and about the same product. */
function brandLine({ f, brand, headline }: Story): string {
  const line = brand.offer.one_liner || brand.tagline;
  const fits = line && !OWN_SUBJECT.has(f.kind) && productName(brand) === f.product;
  if (!fits || detectLanguage(line).code !== f.language || overlap(headline, line) >= 0.7) return "";
  return stop(line);
}

/** A short line takes a short companion of another sort: a date, an offer, for whom. */
function companion(best: Option, rest: Option[], s: Story): Option | undefined {
  if (!isEnglish(s) || best.role === "when" || size(best.text) > 62) return undefined;
  return rest.find((o) => {
    const fits = size(best.text) + size(o.text) <= MAX_PAIR && overlap(best.text, o.text) < 0.3;
    const isSaid = s.cta.label.toLowerCase().includes(o.text.toLowerCase());
    return (
      wordCount(o.text) <= 6 &&
      o.role !== best.role &&
      (/^(?:offer|when|audience)$/.test(o.role) || dates(o.text).length > 0) &&
      fits &&
      !isSaid
    );
  });
}

/** An offer line may carry one more reason to come. */
function offerCompanion(best: Option, rest: Option[], s: Story): Option | undefined {
  if (s.f.kind !== "offer" || !isEnglish(s) || size(best.text) > 45) return undefined;
  return rest.find(
    (o) =>
      /^(?:offer|benefit|list)$/.test(o.role) &&
      overlap(`${s.headline} ${best.text}`, o.text) < 0.4 &&
      size(best.text) + size(o.text) <= MAX_PAIR,
  );
}

/** "From 1 March", when the headline has left its time to this line. */
function timing({ f, head, headline }: Story): string {
  const rest = head?.rest ?? "";
  const isTime = f.language === "en" && isDate(rest) && !hasVerb(rest) && overlap(headline, rest) < 0.5;
  return isTime ? stop(rest) : "";
}

/** One line under the headline that adds something: the rest of the thought, practical details, the next best fact. */
export function supportingOf(s: Story): string {
  const time = timing(s);
  const options = [...headOptions(s), ...practicalOptions(s), ...factOptions(s), ...otherOptions(s)]
    .map((o) => ({ ...o, text: unstop(o.text) }))
    .filter((o) => isAdmissible(o, s) && !time.includes(o.text || "\n"))
    .map((o) => ({ ...o, score: worth(o, s) }))
    .sort((a, b) => b.score - a.score);
  const [best, ...rest] = options;
  if (!best) return time || brandLine(s);
  if (time && size(time) + size(best.text) <= MAX) return `${time} ${line([best], s)}`;
  const mate = offerCompanion(best, rest, s) ?? companion(best, rest, s);
  return line(mate ? [best, mate] : [best], s);
}

/** The chosen options as text; their facts are told now. */
function line(chosen: Option[], s: Story): string {
  for (const o of chosen) for (const i of o.facts) s.spent.add(i);
  const [only] = chosen;
  const isTerse =
    chosen.length === 1 &&
    only &&
    (only.text.includes(" · ") || (only.role === "when" && s.f.kind === "event"));
  return chosen.map((o) => (isTerse ? capitalize(o.text) : stop(capitalize(o.text)))).join(" ");
}
