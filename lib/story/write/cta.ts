import { ASSET_TYPES } from "../../asset-types.ts";
import { clean } from "../../copy/clean.ts";
import { phoneNumber } from "../../copy/extract/offers.ts";
import { isImperative } from "../../copy/grammar.ts";
import { capitalize, size, unstop, urls, withoutEmoji, withoutUrls, wordCount } from "../../copy/text.ts";
import { askedFor } from "../../text/asked-for.ts";
import { EMAIL_ADDRESS } from "../../text/email-address.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isStandIn } from "../../text/stand-in.ts";
import type { Action, Fact } from "../schema.ts";
import type { Material } from "./material.ts";
import { typeset } from "./typeset.ts";
import { sendsToOwn, websiteOf } from "./website.ts";
import { wordsOf } from "./words.ts";

const EMAIL = new Prefiltered(EMAIL_ADDRESS);
const PHONE = /\+?\d[\d\s().-]{5,}\d/;

/** An address as people read it: without scheme, parameters and a closing slash. */
export const shownUrl = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "");

const fill = (label: string | undefined, value: string) => (label ?? "{}").replace("{}", () => value);

/** "Book at … or ring 01947 555 016", "sign up at the desk or at …": without its address half of it is torn. */
const TWO_WAYS = /(?<!\p{L})(?:at|on|via|or|and)\s+(?:or|and)(?!\p{L})|(?<!\p{L})(?:or|and)$|\d{4}/iu;

/** "Book at … or at the door": both ways are said. */
const BY_ADDRESS_OR = /(?<!\p{L})(?:at|on|via)\s+or\s+(?:at|in|on|by|with)\s\p{L}/iu;

/** The author's own call, where a sentence of the brief is one: "Book on …", "Register: …". */
function called(text: string, url: string, m: Material): string {
  if (m.language !== "en") return "";
  const sentence = text.split(/(?<=[.!?])\s/).find((s) => s.includes(url)) ?? text;
  const bare = unstop(withoutEmoji(withoutUrls(sentence.replace(url, () => " "))))
    .replace(
      /\s+(?:at|on|via|here|from)\s+(?=(?:by|before|until|till|from|on|in|for|and|with|using)\s)/i,
      " ",
    )
    .replace(/[\s"“”„«»]+$/u, "")
    .replace(/\s+(?:at|on|via|here|from|now at)$/i, "")
    .replace(/[\s:–-]+$/, "");
  const both = unstop(sentence).replace(url, () => shownUrl(url));
  if (BY_ADDRESS_OR.test(bare) && isImperative(bare) && size(both) <= MOST_BOTH) return both;
  if (
    !bare ||
    // Half of an address of mail is torn as well.
    bare.includes("@") ||
    TWO_WAYS.test(bare) ||
    wordCount(bare) > 7 ||
    !isImperative(bare) ||
    /^(?:links?|web|website|site|status|info|details|more|list)\b/i.test(bare)
  )
    return "";
  return wordCount(bare) === 1 ? `${capitalize(bare)} at ${shownUrl(url)}` : capitalize(typeset(bare, "en"));
}

function linked(fact: Fact, m: Material): Action | undefined {
  const [url] = urls(fact.quote);
  if (!url) return undefined;
  const label = called(clean(fact.quote), url, m) || fill(wordsOf(m.language)?.see, shownUrl(url));
  return { label, url, facts: [fact.id] };
}

/** Words before a number that ask every reader to use it: "Call …", "…: 0113 …", "Tickets on …". */
const INVITES =
  /(?:^|[.!?,;:–]\s+|\b(?:please|or|and|just|can|to \w+,)\s+)(?:call|ring|phone|text|whatsapp|book|order|apply|reserve|register|enquire|contact|write|e-?mail|mail|message|visit|speak|talk|ask|get in touch|drop|send|questions|tickets|bookings|appointments|info)\b|[:：]\s*$/iu;
const FEW = 8;

/** "Groups of more than 8 please book": others just turn up. */
const OF_GROUPS =
  /^(?:for |für |pour |para |per |voor )?(?:(?:larger|bigger|größere|grands|plus grands) )?(?:groups?|parties|schools|classes|gruppen|schulklassen|groupes|grupos|gruppi|groepen)(?!\p{L})/iu;

/** A number in a sentence about something else, such as one kind of seat, is no call to every reader. */
function isForAll(contact: string, { blocks, language }: Material): boolean {
  const holder = blocks.find((b) => b.kind === "sentence" && b.pieces[0]?.text.includes(contact));
  const text = holder?.pieces[0]?.text ?? "";
  if (OF_GROUPS.test(text)) return false;
  return language !== "en" || wordCount(text) <= FEW || INVITES.test(text.slice(0, text.indexOf(contact)));
}

/** "Text VAN to 07700 900 318": the number takes messages. */
const TEXTED = /(?<!\p{L})(?:texts?|texting|sms)(?!\p{L})/iu;

/** "Take a photo and send it to 07700 900123": who calls there sends nothing. */
const SENT =
  /(?<!\p{L})(?:(?:send|share|forward|schick|mail|envoy|mand|inviat?|invi[ae]|stuur|envi|mande)\p{L}*[^.!?]{0,60}(?:to|an|au|al?|naar|para o|ao|op)|(?:photos?|fotos?|bild(?:er)?|pictures?|imagen|immagin[ei])[^.!?]{0,40}(?:to|an|au|al|naar|para o|ao))\s[+\d]/iu;

/** "Please text VAN to 07700 900 318." as it stands, without its courtesy; empty where it says more. */
function textedTo(phone: string, text: string): string {
  const sentence = text.split(/(?<=[.!?])\s/).find((s) => s.includes(phone)) ?? "";
  const bare = unstop(sentence.replace(/^\s*please,?\s+/i, "").trim());
  return /^(?:sms|text)\s/i.test(bare) && wordCount(bare) <= MOST_TEXTED ? capitalize(bare) : "";
}
const MOST_TEXTED = 9;

/** What to do with a number: call it, but where the brief says to send a message. */
function phoneLabel(phone: string, { quote, says }: Fact, m: Material): string {
  if (/whatsapp/i.test(`${quote} ${says}`)) return `WhatsApp ${phone}`;
  if (SENT.test(clean(quote)) || SENT.test(says)) return "";
  const sentence = sentenceWith(phone, quote, m);
  if (!TEXTED.test(quote) && (!TEXTED.test(sentence) || CALLED.test(sentence)))
    return askedFor(phone, sentence) || fill(wordsOf(m.language)?.call, phone);
  return m.language === "en" ? textedTo(phone, clean(sentence)) : `SMS ${phone}`;
}

/** "Call or text": either will do. */
const CALLED =
  /(?<!\p{L})(?:call|ring|phone|anruf\p{L}*|appel\p{L}*|llam\p{L}*|chiam\p{L}*|bel(?:len|t)?)(?!\p{L})/iu;

/** The longest stretch of the brief around a number, which says what to do with it. */
const sentenceWith = (phone: string, quote: string, { reading: { facts } }: Material): string =>
  facts
    .filter((fact) => fact.from === "brief" && fact.quote.includes(phone))
    .reduce((longest, fact) => (fact.quote.length > longest.length ? fact.quote : longest), quote);

/** "Book online or ring 0113 496 0182", "Commande en boutique ou au 02 41 00 00 17": one way alone would hide the other. */
const bothWays = (address: string, fact: Fact, m: Material): string =>
  ownCall(address, fact, m, (before) => OR_BY.test(before) && wordCount(before) >= LEAST_BOTH);

/** "Book with Ana on ana@…": what readers are to do is lost in "Write to ana@…". */
const written = (address: string, fact: Fact, m: Material): string =>
  ownCall(address, fact, m, (before) => isImperative(before.trim()) && wordCount(before) >= LEAST_BOTH);

/** A short sentence of the author's that ends with the address, where what stands before it is as asked. */
function ownCall(
  address: string,
  { quote }: Fact,
  m: Material,
  isAsked: (before: string) => boolean,
): string {
  const whole = sentenceWith(address, quote, m);
  const sentence = whole.split(/(?<=[.!?])\s/).find((one) => one.includes(address)) ?? "";
  const said = unstop(clean(sentence));
  const before = said.slice(0, said.indexOf(address));
  const isShort = size(said) <= MOST_BOTH && said.endsWith(address) && !/[\d:;,?!()]/u.test(before);
  return isShort && isAsked(before) ? capitalize(typeset(said, m.language)) : "";
}
/** "… or ring", "… oder unter", "… ou au": few words between the second way and its address. */
const OR_BY = /\p{L}\s(?:or|oder|ou|of|o)\s(?:\p{L}+\s){1,3}$/u;
/** What a button holds. */
const MOST_BOTH = 60;
const LEAST_BOTH = 3;

/** "Still in pain? Call 030 555 01 44": the question right before says who is to call. */
function asked(action: Action, contact: string, { blocks }: Material): Action {
  const at = blocks.findIndex((b) => b.pieces.some(({ text }) => text.includes(contact)));
  const before = blocks[at - 1];
  const question = before?.kind === "sentence" ? (before.pieces[0]?.card ?? "") : "";
  const label = `${question} ${action.label}`;
  const isShort = /[?？]$/u.test(question) && size(label) <= MOST_BOTH;
  return isShort
    ? { ...action, label, facts: [...(before?.pieces.flatMap(({ facts }) => facts) ?? []), ...action.facts] }
    : action;
}

/** "Réservations au 05 49 00 12 34 ou sur le site": the address of the site stands beside the number. */
function contacted(fact: Fact, m: Material): Action | undefined {
  const action = contactIn(fact, m);
  const website = m.wishes.leaveOutKinds.has("link") ? "" : websiteOf(m.options.brand);
  const isOnSite =
    action?.url === "" && sendsToOwn(sentenceWith(fact.quote, fact.quote, m), m.reading.language);
  return isOnSite ? { ...action, url: website } : action;
}

function contactIn(fact: Fact, m: Material): Action | undefined {
  const email = EMAIL.exec(fact.quote)?.[0];
  const phone = phoneNumber(fact.quote) ?? PHONE.exec(fact.quote)?.[0].trim();
  if (isStandIn(fact.says) || !isForAll(phone ?? email ?? "", m)) return undefined;
  const both = bothWays(phone ?? email ?? "", fact, m);
  if (both) return { label: both, url: "", facts: [fact.id] };
  if (phone) {
    const label = phoneLabel(phone, fact, m);
    return label ? asked({ label, url: "", facts: [fact.id] }, phone, m) : undefined;
  }
  if (!email) return undefined;
  const own = m.language === "en" ? written(email, fact, m) : "";
  return asked(
    { label: own || fill(wordsOf(m.language)?.write, email), url: "", facts: [fact.id] },
    email,
    m,
  );
}

/** The last slide has room for the question before a link. */
const forSlides =
  (make: typeof linked): typeof linked =>
  (fact, m) => {
    const action = make(fact, m);
    const isSlides = ASSET_TYPES[m.options.assetType].content === "slides";
    // "Not sure? See linguaviva.example": the question waits for more than an address.
    const says = action?.label !== fill(wordsOf(m.language)?.see, shownUrl(action?.url ?? ""));
    return action && isSlides && says ? asked(action, action.url, m) : action;
  };

/** Thanks ask for nothing, unless a sentence of theirs does: "Write to Menna, kitchen@…". */
const asking = (fact: Fact, m: Material) => (isImperative(fact.says) ? contacted(fact, m) : undefined);

/** A wish of the author: "call to action: book a demo". */
function wished(m: Material): Action | undefined {
  const { action } = m.wishes;
  const wish = m.reading.wishes.find((w) => w.rule === "action");
  if (!action || !wish) return undefined;
  const link = m.reading.facts.find((f) => f.kind === "link");
  const [url = ""] = [...urls(action), ...urls(link?.quote ?? "")];
  const label =
    unstop(withoutUrls(clean(action)).replace(/\s+(?:at|on|via)$/i, "")) ||
    fill(wordsOf(m.language)?.see, shownUrl(url));
  const last = label.replace(/[\s:,–-]+$/, "");
  return { label: capitalize(typeset(last, m.language)), url, facts: link ? [link.id] : [] };
}

/** Templates shorten longer sentences under a headline, and the action must not go with what they leave out. */
const NEVER_SHORTENED = 160;

/** A sentence under the headline names the address or number of the action, or the headline its code. */
export function isSaidIn(action: Action | null, headline: string, support: string): boolean {
  if (!action) return false;
  const code = /(?<=\s)[A-Z][A-Z\d]*\d[A-Z\d]*$/.exec(action.label)?.[0];
  const reached = EMAIL.exec(action.label) ?? PHONE.exec(action.label);
  const address = action.url || reached?.[0].trim();
  if (address)
    return support.length <= NEVER_SHORTENED && support.includes(shownUrl(address)) && wordCount(support) > 4;
  return code !== undefined && `${headline} ${support}`.includes(code);
}

/** News of these occasions ask no one to come. */
export const isInviting = ({ reading: { occasion } }: Material): boolean =>
  !/^(?:closing|greeting|thanks)$/.test(occasion);

/** Addresses in a row are what is listed, and none of them is the page to visit. */
const isEntry = ({ span }: Fact, { items, facts }: Material["reading"]): boolean =>
  facts.some(
    ({ id, span: entry }) => items.includes(id) && entry.start <= span.start && span.end <= entry.end,
  );

/** What the brief offers to do with its link, phone number, address or code. An invitation without them comes after. */
export function ctaOf(m: Material): Action | null {
  const { occasion, facts, offer } = m.reading;
  const asked = wished(m);
  if (asked) return asked;
  if (/^(?:closing|greeting)$/.test(occasion)) return null;
  const stays = facts.filter(
    (f) => f.from === "brief" && !m.wishes.leaveOutKinds.has(f.kind) && !isEntry(f, m.reading),
  );
  const of = (kind: Fact["kind"], make: (f: Fact, m: Material) => Action | undefined) =>
    stays.filter((f) => f.kind === kind).reduce<Action | undefined>((a, f) => a ?? make(f, m), undefined);
  if (occasion === "thanks") return m.language === "en" ? (of("contact", (f) => asking(f, m)) ?? null) : null;
  const code = offer?.code
    ? { label: fill(wordsOf(m.language)?.code, offer.code), url: "", facts: offer.facts }
    : undefined;
  return of("link", forSlides(linked)) ?? of("contact", contacted) ?? code ?? null;
}
