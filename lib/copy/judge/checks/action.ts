import type { Check } from "../../../vocab.ts";
import { isImperative } from "../../grammar.ts";
import { size, wordCount } from "../../text.ts";
import { hideAddresses } from "../addresses.ts";
import { check, named, seen } from "../check.ts";
import { wantsAction } from "../clarify/gaps.ts";
import { covered, ideas } from "../ideas.ts";
import { flat } from "../ledger/sources.ts";
import type { Subject } from "../subject.ts";

const NONE = "no call to action";
const EMPTY =
  /^(?:click here|learn more|find out more|read more|check (?:it|this|us) out|submit|ok|see more|more info|discover more|get started)[.!]?$/i;
const OTHER_IMPERATIVES = /^(?:sign up|log in|rsvp|dm|email|call|reply|comment|shop|swipe)(?!\p{L})/iu;
const LEADS_SOMEWHERE =
  /[\d@]|(?<!\p{L})(?:in store|shop|today|tomorrow|tonight|this week|here|us|below|bio|comments?|reply|save|share|tell|ask|which|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L})/iu;
const MAX_WORDS = 7;
/** What a post earns without a call to action when its kind can do without one. */
const OPTIONAL = 0.65;

const label = ({ copy }: Subject) => copy.cta.label.trim();

const absent = ({ facts }: Subject) => (wantsAction(facts) ? 0 : OPTIONAL);

const isSameAction = (asked: string, act: string) =>
  covered(asked, ideas(act)) >= 0.3 || covered(act, ideas(asked)) >= 0.6 || flat(act).includes(flat(asked));

const isFromBrief = ({ sources }: Subject, act: string) =>
  sources.lines.some((l) => covered(act, l.ideas) > 0.6);

/** 1 for the brief's own action, 0.6 for one of ours, 0.4 for one that ignores what the brief asks. */
function presence(s: Subject): number {
  const act = label(s);
  if (!act) return absent(s);
  const asked = s.facts.ctas[0]?.label ?? "";
  if (asked && !isSameAction(asked, act)) return isFromBrief(s, act) ? 0.8 : 0.4;
  if (!asked && !s.facts.phone && !isFromBrief(s, act)) return 0.6;
  const start = flat(act).slice(0, 24).trim();
  return !s.copy.text.trim() || flat(s.copy.text).includes(start) ? 1 : 0.7;
}

/** Asks for one action, the one the brief wants. */
function present(s: Subject): Check {
  const asked = s.facts.ctas[0]?.label;
  const part = presence(s);
  return check({
    id: "present",
    group: "action",
    label: "Asks for one action",
    share: part,
    evidence: [seen("cta", label(s) || NONE, asked ? `the brief asks: “${asked}”` : null)],
    fix:
      asked && part < 0.6
        ? `Ask for what the brief asks for: ${named([asked])}.`
        : part >= 0.7
          ? "Repeat the call to action at the end of the post."
          : "Say in the brief what people should do next, and ask for it in the post.",
  });
}

/** Short, and starts with a verb. */
function clear(s: Subject): Check {
  const act = label(s);
  const length = s.spaced ? wordCount(act) : size(act) / 3;
  const verb = !s.english || isImperative(act) || OTHER_IMPERATIVES.test(act) || /\?$/.test(act);
  const vague = EMPTY.test(act);
  return check({
    id: "clear",
    group: "action",
    label: "The action is short and starts with a verb",
    share: act ? (vague ? 0.45 : 1 - Math.max(0, length - MAX_WORDS) * 0.15 - (verb ? 0 : 0.3)) : absent(s),
    evidence: [seen("cta", act || NONE)],
    fix: !act
      ? "Add one call to action, such as “Book a demo”."
      : vague
        ? `Say what happens after the tap instead of ${named([act])}.`
        : "Start the call to action with a verb and keep it under seven words.",
  });
}

/** The reader knows where to go. */
function destination(s: Subject): Check {
  const act = label(s);
  const reachable =
    Boolean(s.copy.cta.url) ||
    (!EMPTY.test(act) && LEADS_SOMEWHERE.test(act)) ||
    hideAddresses(s.copy.text) !== s.copy.text ||
    s.facts.places.length > 0 ||
    s.facts.phone !== undefined;
  return check({
    id: "destination",
    group: "action",
    label: "The reader knows where to go",
    share: act ? (reachable ? 1 : 0.45) : absent(s),
    evidence: [seen("cta", s.copy.cta.url || act || NONE)],
    fix: "Add a link, a place or a date to the brief, so that the call to action leads somewhere.",
  });
}

/** Does the reader know what to do now? */
export const ACTION: readonly ((s: Subject) => Check)[] = [present, clear, destination];
