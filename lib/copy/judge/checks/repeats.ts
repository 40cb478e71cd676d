import type { Check } from "../../../vocab.ts";
import { check, clamp, named, seen } from "../check.ts";
import { covered, ideas } from "../ideas.ts";
import type { Subject } from "../subject.ts";
import { bodySentences } from "./body.ts";

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Says everything once. */
export function noRepeats({ copy }: Subject): Check {
  const doubled = copy.supporting ? covered(copy.headline, ideas(copy.supporting)) : 0;
  const twin = copy.bullets.find((b, i) =>
    copy.bullets.slice(0, i).some((other) => covered(b, ideas(other)) > 0.85),
  );
  const all = bodySentences(copy.text).map(plainWords);
  const again = all.find((x, i) => all.indexOf(x) < i);
  const quote = again ?? twin ?? copy.supporting;
  return check({
    id: "no_repeats",
    group: "message",
    label: "Says everything once",
    share: 1 - clamp((doubled - 0.55) / 0.4) - (twin ? 0.45 : 0) - (all.length - new Set(all).size) * 0.45,
    evidence: [seen(again ? "post" : twin ? "bullet" : "supporting", quote || copy.headline)],
    fix:
      again || twin
        ? `Say ${named([quote], 1)} only once.`
        : "Let the line under the headline add something the headline does not say.",
  });
}
