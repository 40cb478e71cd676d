import { ASSET_TYPES } from "../../asset-types.ts";
import { hasSpaces } from "../../copy/language.ts";
import { hasWords, size, unstop, wordCount } from "../../copy/text.ts";
import { articleAt } from "../../text/article.ts";
import { IN_NUMBERS } from "../../text/in-numbers.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isOnlyThanks } from "../addressee/reader-thanks.ts";
import { KIND_OF_EVENT } from "../read/event-words.ts";
import type { Line } from "../schema.ts";
import { addressLine, isAddressed } from "./addressed.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { typeset } from "./typeset.ts";
import { occasionLabel } from "./words.ts";

/** Words that ask for something. */
const ASKS =
  /(?<!\p{L})(?:please|help|needs?|need(?:ed|ing)|donate|donating|give|volunteers?|short of|looking for|support us|sign (?:the|our|this|here|up))(?!\p{L})/iu;

const ASKS_ELSEWHERE = new Prefiltered(
  /(?<!\p{L})(?:bitte|helft|helfen sie|hilf|brauchen|benötigen|spende(?:n sie|t)?|gesucht|suchen|fehlen|aidez|besoin|donnez|faites un don|faire un don|cherchons|soutenez|manque|ayuda(?:d|nos)?|necesita\p{L}*|dona(?:d|nos)?|haz(?:te)?|busca\p{L}*|falta\p{L}*|apoya\p{L}*|aiutat?e?c?i?|serv(?:e|ono)|bisogno|donate|dona|cerchiamo|sostenete|help|nodig|doneer|steun|zoeken|gezocht|ajud\p{L}+|precisa\p{L}*|doe|doar|procura\p{L}*|faltam?|apoi\p{L}+)(?!\p{L})|願い|募集|寄付/iu,
);

/** A reader may take "Gift Aid" for an appeal; the label "Please help" stands only where the words ask. */
const isAsked = ({ reading, blocks, language }: Material) =>
  reading.occasion !== "appeal" ||
  blocks.some((b) => b.pieces.some((p) => (language === "en" ? ASKS : ASKS_ELSEWHERE).test(p.text)));

/** Words of a headline that tells something new. */
const NOVEL = new Prefiltered(
  /(?<!\p{L})(?:new|now|meet|introducing|launch\p{L}*|(?:is|are) (?:here|live|out|open)|available|opens?|starts?|back|neue?[nrms]?|jetzt|(?:ist|sind) da|eröffn\p{L}*|startet|ab (?:sofort|\d|mo|di|mi|do|fr|sa|so)|nouve\p{L}+|voici|arrive\p{L}*|ouvre\p{L}*|nuev[ao]s?|llega\p{L}*|ya (?:está|puedes)|abr\p{L}+|lanza\p{L}*|nuov[oaie]|arriva\p{L}*|nieuwe?|nov[oa]s?|chega\p{L}*)(?!\p{L})|登場|発売|販売|開始|オープン|新|上市|推出/iu,
);

/** Labels that say nothing, what the headline under them says, or too much over most of what is read as such. */
const NEVER: readonly string[] = ["update", "how_to", "testimonial", "offer", "event", "stat", "closing"];

/** "Wir suchen einen Monteur": a headline that says already who is sought. */
const SEEKS =
  /(?<!\p{L})(?:hiring|looking for|seek(?:s|ing)?|wanted|needed|recruiting|join (?:us|our)|vacanc(?:y|ies)|jobs?|(?:wir|ich) such(?:en|e)|gesucht|sucht|stellen(?:angebot)?|recrut\p{L}+|recherch\p{L}+|cherch(?:e|ons)|busca(?:mos)?|se busca|contrat(?:a|amos)|cerc(?:a|o|hiamo|asi)|assum(?:e|iamo)|zoekt|zoeken|gezocht|vacature|procura(?:mos|-se)?|recrut(?:a|amos))(?!\p{L})/iu;

/** What is broken, closed or lost is not announced as new. */
const BROKEN =
  /(?<!\p{L})(?:broken|out of order|fault\p{L}*|leak\p{L}*|closed|cancell?ed|outage|kaputt|defekt|ausfall|gesperrt|geschlossen|störung|en panne|cass[ée]e?s?|coupure|fermée?s?|averí\p{L}+|averiad\p{L}+|rot[oa]s?|corte|cerrad[oa]s?|guast[oaie]|rott[oaie]|chius[oaie]|kapot|storing|gesloten|avari\p{L}+|estragad[oa]s?|encerrad[oa]s?|fechad[oa]s?)(?!\p{L})/iu;

/** A wrong label is worse than none: "New" over what is not. */
function isSure(h: Headline, { reading: { occasion, version, changes, facts } }: Material): boolean {
  if (NEVER.includes(occasion)) return false;
  // "You can now borrow a telescope" is news, and no release of software.
  if (occasion === "release" && version === "" && changes.length === 0) return false;
  if (occasion === "hiring" && SEEKS.test(h.text)) return false;
  // A year in numbers with "longest outage: 47 minutes" is no notice.
  if (occasion === "incident" && !BROKEN.test(h.text)) return false;
  const isBroken = facts.some(({ from, says }) => from === "brief" && BROKEN.test(says));
  return occasion !== "launch" || version !== "" || (NOVEL.test(h.text) && !isBroken);
}

/** Neither an aside of a word or two nor something said to the writer. */
const isTitle = (label: string) =>
  wordCount(label) >= 3 &&
  /^\p{Lu}/u.test(label) &&
  !/(?<!\p{L})(?:please|pls|post|headline|slide|we|you|this)(?!\p{L})/iu.test(label);

/** "Resolved: …": how a matter stands is news of its own. */
const STATUS =
  /^(?:resolved|solved|fixed|identified|investigating|monitoring|scheduled|planned|completed|postponed|cancell?ed|confirmed|correction|reminder)$/iu;

/** "Webhooks in the Atlas API: how to …": a label of some words is the author's own line above the headline. */
function ownLabel({ label }: Headline, { language, reading }: Material, isPriced: boolean): string {
  if (isAddressed(label)) return addressLine(label, MOST);
  // "Wir suchen" says over a role what a label of ours would.
  if (reading.occasion === "hiring" && label) return label;
  if (!hasSpaces(language)) return label.replace(/(?:です|でございます|があります)$/u, "");
  if (articleAt(label, language) !== undefined) return label;
  return isPriced ||
    KIND_OF_EVENT.test(label.split(" ").at(-1) ?? "") ||
    /[?？]$/u.test(label) ||
    isTitle(label) ||
    STATUS.test(label) ||
    IN_NUMBERS.test(label)
    ? label
    : "";
}

/** Thanks before the news: "Merci !" is what stands large on one picture, and pictures that follow each other have no line of text for it. */
function thanksBefore(h: Headline, { blocks, options: { assetType } }: Material): string {
  const { content } = ASSET_TYPES[assetType];
  const [first] = blocks;
  const said = first?.pieces[0]?.card ?? "";
  const isBefore = first !== undefined && first !== h.block;
  const isLine = content === "scenes" || content === "slides" || !/[!！]$/u.test(said);
  return isBefore && isLine && isOnlyThanks(said) ? said : "";
}

const MOST = 40;
/** Readers look for their street. */
const MOST_ADDRESSED = 56;

/** The line above the headline: a release by name, the author's heading of an offer, else what sort of post it is. */
export function kickerOf(h: Headline, m: Material): Line | null {
  const { about, version, occasion, prices, changes } = m.reading;
  const isPriced = occasion === "offer" || prices.length > 1;
  const isRelease = occasion === "release" || occasion === "launch" || changes.length > 0;
  const release =
    isRelease && version && about ? [about, about.includes(version) ? "" : version].join(" ").trim() : "";
  const label = isAsked(m) && isSure(h, m) ? occasionLabel(occasion, m.language) : "";
  const named = ownLabel(h, m, isPriced);
  const texts = [h.heading ?? "", thanksBefore(h, m), named, wordCount(release) <= 4 ? release : "", label];
  // "Release 4.2" over "Release notes for version 4.2" says it twice.
  const isRepeated = (text: string) =>
    h.text.toLowerCase().includes(unstop(typeset(text, m.language)).toLowerCase()) ||
    (text === release && text.split(" ").every((word) => hasWords(h.text, word)));
  const most = isAddressed(h.label) ? MOST_ADDRESSED : MOST;
  const text = texts.find((t) => t && size(t) <= most && !isRepeated(t));
  return text ? { text: typeset(text, m.language), facts: h.facts.slice(0, 1) } : null;
}
