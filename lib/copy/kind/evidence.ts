import { once } from "../once.ts";
import type { Kind } from "../types.ts";

type Evidence = readonly [Kind, number, RegExp];

const JOBS =
  "engineer|designer|manager|developer|barista|chef|writer|analyst|assistant|nurse|teacher|driver|lead|head|director|intern|coordinator|mechanic|baker|marketer|accountant|consultant|specialist|officer|scientist";
const STAFF =
  "baristas?|chefs?|cooks?|waiters?|waitress(?:es)?|servers?|drivers?|nurses?|teachers?|developers?|designers?|engineers?|assistants?|cleaners?|mechanics?|bakers?|stylists?|receptionists?|volunteer coordinators?|sales(?:people|person)?";
const PREMISES =
  "shop|store|office|location|branch|studio|restaurant|bakery|caf[eé]|site|clinic|gym|salon|showroom|space|bar|hotel|boutique";
const SEASONS = "spring|summer|autumn|fall|winter";
const MONTH_NAMES = "january|february|march|april|may|june|july|august|september|october|november|december";

/** Each pattern found adds its weight to a kind; the heaviest kind wins. */
export const EVIDENCE = once((): Evidence[] => {
  const re = (source: string, flags = "i") => new RegExp(source, flags);
  return [
    [
      "hiring",
      6,
      re(
        `\\b(?:we['’]re|we are|now|is) (?:hiring|recruiting)|\\bhiring\\b|\\blooking for an? (?:\\w+[ -]){0,4}(?:${JOBS})\\b|\\b(?:job opening|open role|vacancy|stellenangebot|wir suchen|nous recrutons|buscamos un|cerchiamo un|procuramos um)\\b`,
      ),
    ],
    [
      "hiring",
      4,
      re(
        `\\b(?:need|seeking|want|wanted:?)\\s+(?:an?|two|three|four|\\d+)\\s+(?:\\w+\\s){0,2}(?:${STAFF})\\b|£[\\d.]+\\s?\\/\\s?h(?:r|our)`,
      ),
    ],
    [
      "hiring",
      2,
      /\bapply (?:by|now|at|here|before|until)\b|\bsalary\b|\bfull[- ]time|\bpart[- ]time|\bremote (?:within|in|role|ok)|\b\d-day week/i,
    ],
    [
      "event",
      3,
      /\b(?:webinar|conference|meetup|summit|open (?:\w+ )?day|open house|festival|concert|clean-?up|masterclass|hackathon|ama|open evening|open morning|cata|noche del|degustación|vernissage|launch party|exhibition|tasting|gala|bootcamp|live (?:session|stream|demo)|q&a|keynote|tournament|market day|quiz night|fundraiser)\b/i,
    ],
    ["event", 2, /\b(?:workshop|fair|screening|retreat|panel|race(?! day)|parade|tour)\b/i],
    [
      "event",
      2,
      /\bjoin us\b|\brsvp\b|\bregister\b|\bdoors (?:open|at)\b|\b(?:buy|get|book|grab|last|early)(?: your| the|-bird)? tickets?\b|\btickets (?:from|are|at|on|cost|here)\b|\bspeakers?\b|\bsave the date\b|\b(?:limited|\d+|your|few) seats?\b|\b(?:is|are|will be) speaking at\b|\b(?:booth|stand) \w?\d+|\bsign up (?:at|here)\b|\btakes? place\b/i,
    ],
    [
      "offer",
      4,
      /\b(?:winter|summer|spring|autumn|holiday|special|christmas|launch|introductory|midweek|weekend) (?:offer|deal|sale)\b|\bfor the price of\b/i,
    ],
    [
      "offer",
      3,
      /(?<!\b(?:cake|bake|book|plant|jumble|garage|yard|car boot|table|art|craft|bazaar|rummage|point of|for|house|after) )\bsale\b|\b(?:black friday|cyber monday|% off|per ?cent off|\d+ ?% (?:off|discount)|discount|promo(?:tion)?|deal|voucher|coupon|clearance|half[- ]price|early[- ]bird|bogo|buy \w+ .{0,20}get|rabatt|soldes|rebajas|angebot|saldi|descuento|korting)\b/i,
    ],
    [
      "testimonial",
      4,
      /\b(?:customer story|testimonial|case study|customer review|customer quote|quote card|success story|what (?:our )?(?:customers|clients) say|kundenstimme|témoignage)\b/i,
    ],
    [
      "milestone",
      4,
      /\b\d[\d,.]*(?:k|m| million| thousand)?\+? (?:\p{L}+ )?(?:people|customers|users|members|teams|riders|readers|subscribers|players|students|runners|families|companies|founders|creators|developers|surfers|guests|downloads|orders) (?:now|have now|have already)\b/iu,
    ],
    ["milestone", 5, /\b(?:our|the) [1-9]\d*,?\d+0(?:th)\b/i],
    [
      "event",
      3,
      /\b(?:cake|bake|book|plant|jumble|garage|yard|car boot|craft) sale\b|\b(?:spring|summer|autumn|winter|school|village|christmas|street) (?:fair|fete|fête|market|party)\b/i,
    ],
    [
      "incident",
      6,
      /\b(?:please )?stop using (?:it|them|this|the)\b|\bcan come (?:off|loose)\b|\bsafety (?:notice|recall)\b/i,
    ],
    [
      "cause",
      5,
      /\bwe(?:[’']re| are)? (?:still )?(?:need|short|raising|missing) (?:[$€£]\s?\d[\d,.]*|\d[\d,.]* ?(?:pounds|euros?|dollars))/i,
    ],
    ["milestone", 7, /\braised [$€£][\d.,]+ ?(?:m|million|k)\b|\bseed round\b|\bseries [a-d]\b/i],
    [
      "milestone",
      5,
      /\b(?:just |have |has |we['’]ve )?(?:passed|reached|hit|crossed|surpassed|topped)\b[^.]{0,30}\d|\banniversary\b|\b(?:turn(?:s|ed)?|celebrat\w+) (?:\d+|one|two|three|five|ten)\b|\b(?:\d+|ten|five|twenty) years (?:of|old|ago|in business|today)\b|\bmilestone\b|\bbirthday\b/i,
    ],
    [
      "howto",
      5,
      /(?:^|\b(?:on|about|explain\w*|guide|learn|shows?|showing|carousel:?|post:?|video:?)\s+)how to\b|\b\d+ (?:\w+ )?(?:tips|ways|steps|tricks|habits|mistakes|rules|ideas|lessons|reasons)\b|\bstep[- ]by[- ]step\b|\btutorial\b|\bguide to\b|\btips (?:for|on|to)\b|\bchecklist\b/im,
    ],
    [
      "comparison",
      3,
      /\bvs\.?\b|\bversus\b|\bcompare[ds]?\b|\bcomparison\b|\bcompared (?:to|with)\b|\bbefore and after\b/i,
    ],
    [
      "report",
      5,
      /\b(?:we (?:looked at|studied|counted|tracked|measured|crunched) (?:more than |over )?[\d,.]+|surveyed|survey of|we asked|we analy[sz]ed|our (?:new )?(?:report|study|survey|research|benchmark)|state of|findings|respondents|full report|white ?paper)\b/i,
    ],
    [
      "changelog",
      5,
      /\bchangelog\b|\brelease notes\b|\bwhat['’]s new in\b|\bpatch notes\b|^#{1,3} \[?v?\d+\.\d+/im,
    ],
    [
      "changelog",
      3,
      /^\W*(?:added|changed|fixed|new|improved|improvements|bug fixes|fixes|removed|deprecated|features)\W*$/im,
    ],
    ["changelog", 3, /^\W*(?:new|added|fixed|improved|removed|changed)\s*:\s/im],
    ["changelog", 3, /^\W*(?:version |release )?v\d+\.\d+\b/im],
    ["changelog", 2, /(?:^|\n)\W*(?:feat|fix|perf)(?:\([^)]{0,40}\))?:|\bv?\d+\.\d+\.\d+\b/i],
    [
      "changelog",
      5,
      re(`\\b(?:${SEASONS}|monthly|weekly|latest|${MONTH_NAMES}) (?:release|update|updates|drop)\\b`),
    ],
    [
      "launch",
      4,
      /\b(?:launch(?:es|ed|ing)?|introducing|meet the (?:new|all-new)|unveil\w*|(?<!friday |monday |sale |spring |summer |autumn |winter |season )is here|now available|(?<!\b(?:post|blog|article|episode|video|report|guide) )is live|goes live|went live|coming soon|debut\w*|\bcomes out (?:on|in|this|next)\b|\bout (?:now|today)\b|new (?:app|product|collection|line|album|book|game|site|website|brand|series|podcast)|veröffentlich\w*|lancement|lanzamos|lançamos|lanciamo)\b/i,
    ],
    [
      "launch",
      3,
      /\bannounced (?:that )?.{3,60} (?:is|are) (?:now )?available\b|\bis (?:now )?available in\b/i,
    ],
    ["launch", 3, /\b(?:live on kickstarter|crowdfunding|pre-?orders? (?:are )?open)\b/i],
    ["launch", 2, /公開しました|公開します|リリース|新登場|أطلقنا|推出|출시/u],
    [
      "feature",
      4,
      /\b(?:new (?:\w+ ){0,3}feature|now (?:works|supports|lets|has|syncs|captures|shows|includes|comes|integrates|reads|runs|handles)|you can now|can now|now you can|dark mode|integration|rolling out|rolled out|redesigned|rebuilt|we['’]?(?:ve)? added|just added|update to)\b/i,
    ],
    [
      "person",
      5,
      re(
        "\\b[Ww]elcome\\b[^.]{0,40}\\b(?:our|the) new\\b|\\b[Ww]elcome\\s+(?:\\w+\\s+)?\\p{Lu}\\p{L}+ \\p{Lu}|\\bjoins? (?:us|the team|our team|as)\\b|\\bnew hire\\b|\\b[Mm]eet (?:our|the team)\\b|\\bpromoted to\\b|\\bnew (?:head|director|cto|ceo|coordinator|chef|manager|lead) (?:of|at|is|,|\\.)|\\bemployee of\\b",
        "u",
      ),
    ],
    [
      "partnership",
      5,
      /\bpartner(?:ship|ed|ing|s with)\b|\bteam(?:ing|ed)? up\b|\bcollaborat\w+|\bjoin(?:ing|ed)? forces\b/i,
    ],
    [
      "cause",
      4,
      /\b(?:appeal|we have raised|we['’]ve raised|raised .{3,20} of the)\b|\b(?:need|want|looking for|calling all)\b.{0,20}\bvolunteers\b|\bvolunteers? (?:needed|wanted|welcome|day|with us)\b|\bdonat\w+|\bcharity\b|\bnon-?profit\b|\bfundrais\w+|\bpetition\b|\bfood bank\b|\bspenden?\b/i,
    ],
    [
      "incident",
      7,
      /\b(?:we messed up|our mistake|we['’]re sorry|we are sorry|we got (?:it|this) wrong|sorry(?: about| for)|(?:has|have) been refunded)\b/i,
    ],
    [
      "incident",
      6,
      /\b(?:fixed a (?:bug|vulnerability)|vulnerabilit\w+|no evidence of abuse|CVE-\d+|outage|incident|downtime|degraded|\brecall(?:ing|ed)?\b|post-?mortem|status page|restored|apologi[sz]e|was down|were down|were delayed|data loss|no data (?:was )?lost|security (?:issue|update|advisory))\b/i,
    ],
    [
      "opening",
      6,
      re(
        `\\bopen(?:s|ing|ed)? (?:of )?(?:a|an|our|the|its)?\\s?(?:\\w+\\s){0,2}(?:${PREMISES})\\b|\\bgrand opening\\b|\\b(?:neue|zweite) filiale\\b|\\bouverture\\b|\\bapertura\\b|\\beröffn\\w+`,
      ),
    ],
    [
      "insight",
      3,
      /\b(?:most (?:teams|people|companies|founders)|we (?:learned|believe|think)|unpopular opinion|hot take|lesson|the problem (?:is|isn['’]t)|don['’]t have an? .{3,30} problem|stop (?:doing|treating|thinking))\b/i,
    ],
    ["opening", 6, /オープン(?:します|しました)|开业|오픈합니다|افتتاح/u],
  ];
});
