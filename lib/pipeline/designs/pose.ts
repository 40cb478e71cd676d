import type { MascotPose } from "../../vocab.ts";

/** What is said, and how a mascot says it. The first that is found counts: sorrow before joy, joy before news. */
const POSES: readonly [RegExp, MascotPose][] = [
  [/\b(?:sorry|apolog\w+|outage|incident|downtime|unfortunately|goodbye|farewell|retir(?:ed|ing))\b/i, "sad"],
  [
    /\b(?:celebrat\w+|anniversary|birthday|milestone|congratulations|thank(?:s| you)|award\w*|won|winners?|record)\b/i,
    "celebrating",
  ],
  [/\b(?:welcome|join|meet|hello|hiring|see you|come by|webinar|meetup|open (?:day|house))\b/i, "waving"],
  [/\b(?:sale|discount|free|half price|black friday|surprise)\b|\d\s?% off\b/i, "wow"],
  [/\?|\b(?:tips?|how to|did you know|guide|learn|checklist|mistakes?)\b/i, "thinking"],
  [/\b(?:weekend|holidays?|night|sleep|quiet|overnight)\b/i, "sleepy"],
  [
    /\b(?:new|now|launch\w*|introducing|announc\w+|releas\w+|available|just (?:in|landed)|ships?|shipped)\b/i,
    "announcing",
  ],
];

const SAID = ["kicker", "headline", "supporting"] as const;

/** The pose that suits the words of a picture. */
export function poseFor(data: Record<string, unknown>): MascotPose {
  const text = SAID.map((name) => data[name])
    .filter((said) => typeof said === "string")
    .join(" ");
  return POSES.find(([words]) => words.test(text))?.[1] ?? "happy";
}
