import { once, wordSet } from "../text/once.ts";
import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { productName } from "./brand.ts";
import { isVerb, STOPWORDS } from "./lexicon.ts";
import { escapeRegExp } from "./text.ts";
import type { Brand } from "./types.ts";

/** Places, languages and feasts that are no other English word: "reading", "bath" and "polish" are missing on purpose. */
const PLACES = once(() =>
  wordSet(`london manchester birmingham leeds sheffield liverpool bristol nottingham leicester newcastle sunderland brighton oxford
  cambridge norwich exeter plymouth southampton portsmouth york glasgow edinburgh aberdeen dundee inverness cardiff swansea belfast
  dublin galway limerick waterford hackney brixton camden shoreditch croydon wimbledon cornwall devon dorset somerset norfolk
  suffolk yorkshire lancashire kent sussex surrey essex england scotland wales ireland britain uk europe asia africa america canada
  australia usa germany france spain italy portugal netherlands holland belgium austria switzerland sweden norway denmark finland
  iceland poland ukraine greece romania hungary croatia india japan korea brazil mexico argentina chile kenya nigeria ghana egypt
  morocco israel singapore vietnam thailand indonesia philippines taiwan berlin hamburg munich frankfurt stuttgart leipzig
  dresden hanover bremen vienna zurich geneva basel paris lyon marseille toulouse bordeaux nantes lille strasbourg madrid barcelona
  seville valencia bilbao malaga lisbon porto braga rome milan naples turin bologna florence venice palermo amsterdam rotterdam
  utrecht eindhoven groningen haarlem antwerp ghent bruges brussels luxembourg copenhagen aarhus stockholm gothenburg malmo oslo
  bergen helsinki tampere reykjavik warsaw krakow gdansk wroclaw poznan prague brno bratislava budapest bucharest sofia belgrade
  zagreb ljubljana athens istanbul ankara kyiv riga tallinn vilnius boston chicago seattle austin dallas houston denver atlanta
  philadelphia detroit miami toronto montreal vancouver ottawa calgary sydney melbourne brisbane perth adelaide auckland wellington
  tokyo kyoto osaka seoul beijing shanghai mumbai delhi bangalore chennai nairobi lagos accra cairo johannesburg dubai doha
  english german french italian spanish dutch portuguese swedish norwegian danish finnish greek turkish ukrainian russian chinese
  japanese korean indian pakistani mexican brazilian thai vietnamese irish scottish welsh british european american canadian
  australian african asian caribbean arabic hebrew latin mediterranean scandinavian nordic
  christmas easter halloween ramadan eid diwali hanukkah thanksgiving passover valentine valentines linkedin instagram facebook
  whatsapp youtube tiktok github android google`),
);
/** Spellings of their own. */
const OWN_SPELLING: Record<string, string> = {
  bbq: "BBQ",
  diy: "DIY",
  faq: "FAQ",
  pdf: "PDF",
  ceo: "CEO",
  cto: "CTO",
  usb: "USB",
  tv: "TV",
  dj: "DJ",
  nhs: "NHS",
  bbc: "BBC",
  api: "API",
  sms: "SMS",
  gps: "GPS",
  uk: "UK",
  usa: "USA",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  youtube: "YouTube",
  tiktok: "TikTok",
  github: "GitHub",
};
/** "in mill lane" */
const STREETS =
  /(?<=(?<!\p{L})(?:in|on|at|of|\d) )(?!(?:the|our|your|a|an|this|that|main|side|back|busy|quiet|next|same|long|wide|narrow|every|each|one|no|any|old|new|country|open|public)\b)\p{Ll}{3,} (?:road|street|lane|avenue)(?!\p{L})/gu;
/** "hartwell & co", "a beer called green margin" */
const FIRMS = /(?<![\p{L}\p{N}@#._/’'-])\p{Ll}{3,} & (?:co|sons?|daughters?|partners?)(?!\p{L})/gu;
const CALLED =
  /(?<=(?<!\p{L})(?<!\b(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Oo]ne|[Oo]ur|[Yy]our) )(?:called|named) )(?!(?:the|an?|it|us|me|you|them|him|her|for|on|off|in|out|by|to|back|up|after|and|this|that|every\p{Ll}*)\b)\p{Ll}{3,}(?: \p{Ll}{3,})?(?=[,.;!?)]|$)/gmu;
/** "near ledbury" */
const NEAR =
  /(?<=(?<!\p{L})near )(?!(?:you|your|me|us|here|home|them|their|future|zero|perfect|real|enough)\b)\p{Ll}{4,}(?=[,.;!?)]|$)/gmu;
const PHRASES =
  /(?<![\p{L}\p{N}@#._/-])(?:new (?:york|zealand|delhi)|san francisco|los angeles|hong kong|abu dhabi|cape town|south africa|united (?:states|kingdom|nations)|lake district|tel aviv|buenos aires|peak district|north sea|baltic sea)(?![\p{L}\p{N}@/-])/gu;

/** First names that are no other English word: "mark", "grace" and "will" are missing on purpose. */
const FIRST_NAMES = once(() =>
  wordSet(`aaron abdul adam adele agnes ahmed aisha alan alex alexander alexandra alice alison amara amelia amina amir amy ana anastasia
  andrea andreas andrew andy angela anika anita anja anke anna anne annika anthony antonio anya arjun arthur astrid ayesha barbara
  beatrice ben benjamin bernadette beth bianca brian bridget bruno callum camila carla carlos carmen caroline catherine cecilia
  charles charlotte chiara chloe chris christian christina christine christoph claire clara claudia clemens connor craig cristina
  damian daniel daniela danny david deborah deniz dennis diana diego dimitri dmitri donna dorothy edward elena eleanor elias elif
  elisa elizabeth ella ellen emily emma enrique eric erik esther eva evelyn fatima felipe felix fernando fiona florian frances
  francesca francesco franziska gabriel gareth gary gemma georg george georgia gerald giulia giovanni gordon greta gustav hannah
  hans harriet harry hassan heather heidi helen helena henrik henry hiroshi hugo ian ibrahim ida ilse imran ines inga ingrid irene
  isaac isabel isabella ivan jacob jakob jamal james jamie jana jane janet jason javier jennifer jenny jens jeremy
  jess jessica joan joanna joanne joel johanna johannes john johnny jonas jonathan jorge jose joseph josephine joshua juan judith
  julia julian juliette jurgen kamal karen karim karl karolina kate katharina katherine kathrin katie katrin keith kelly ken kenji
  kerry kevin khalid kirsten klaus kofi kwame lars laura lauren laurent lea leila lena leon leonie liam lina linda lisa louis louise
  luca lucas lucia lucy luis luisa lukas lydia magnus malik manuel marco marcus margaret maria mariam marianne marie marina mario
  marta martha martin mary mateo mathilde matt matteo matthew matthias maya megan mehmet melanie melissa michael michelle miguel
  mike mila mohammed monica monika moritz nadia naomi natalia natalie natasha nathan neha neil niamh nicola nicolas nikhil
  nils nina noah nora norbert oliver olivia omar oscar oskar otto pablo paolo patricia patrick paul paula pauline pedro peter petra
  philip philipp phoebe pierre priya rachel rafael raj ralf ramon raquel ravi rebecca renata rhys ricardo richard robert roberta
  roberto roger rohan roland roman rosa rosalind rosie ruth ryan sabine sabrina salma sam samantha samira samuel sandra sanjay
  sara sarah saskia sebastian selma sergio shannon sharon sheila shirin silvia simon simone sofia sophia sophie stefan stefanie
  stella stephanie stephen steve steven stuart susan susanne suzanne svenja sylvia tamara tanja tara tariq teresa theo theresa
  thomas tim timothy tina tobias tom tomas tommy toni tony tracy ulrich ulrike ursula valentina valerie vanessa veronica
  victor victoria vikram vincent vivian walter wendy werner wilhelm william yasmin youssef yuki yusuf yvonne zainab zara zoe`),
);

/** A word in small letters that belongs to no address, handle or code. */
const SMALL_WORD = /(?<![\p{L}\p{N}@#._/’'-])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{N}@_/]|[.:-][\p{L}\p{N}/])/gu;

const upper = (w: string) => own(OWN_SPELLING, w) ?? w.charAt(0).toUpperCase() + w.slice(1);

const isOrdinary = (w: string) => w.length < 3 || STOPWORDS().has(w) || isVerb(w) || /(?:ly|ing)$/.test(w);

/**
 * A word after "sarah" that is no ordinary one, as in "sarah okafor runs it".
 * A verb, a small word or a stop follows it.
 */
function isSurname(word: string, after: string): boolean {
  const next = /^ (\p{Ll}+)/u.exec(after)?.[1];
  return !isOrdinary(word) && (!next || STOPWORDS().has(next) || isVerb(next));
}

/** Places and persons of a text, one word after the other. */
function withPersons(text: string): string {
  let behindPerson = -1;
  return text.replace(SMALL_WORD, (word, at: number) => {
    const end = at + word.length;
    const isPerson = FIRST_NAMES().has(word);
    const isName =
      isPerson ||
      PLACES().has(word) ||
      Object.hasOwn(OWN_SPELLING, word) ||
      (at === behindPerson && isSurname(word, text.slice(end, end + 30)));
    if (isPerson) behindPerson = end + 1;
    return isName ? upper(word) : word;
  });
}

const titled = (m: string) => m.replace(/(?<!\p{L})\p{Ll}/gu, (c) => c.toUpperCase());

/** The brand's own name as the Brand DNA spells it; "a kite" stays a thing. */
function withBrand(text: string, name: string): string {
  const small = name.toLowerCase();
  if (!name || small === name || STOPWORDS().has(small) || isVerb(small) || !text.includes(small))
    return text;
  const typed = new Prefiltered(
    `(?<![\\p{L}\\p{N}@#._/’'-]|\\ban? )${escapeRegExp(small)}(?![\\p{L}\\p{N}@_/-]|\\.\\p{L})`,
    "gu",
  );
  return text.replace(typed, (found, at: number) => (isInCode(text.slice(0, at)) ? found : name));
}

/** "Upgrade: npm install -g", "`kite": what is typed at a prompt or stands between backticks keeps its letters. */
const isInCode = (before: string): boolean =>
  AT_PROMPT.test(before) || (before.split("`").length - 1) % 2 === 1;
const AT_PROMPT =
  /(?:^|[\s`:$>])(?:(?:npm|npx|pnpm|yarn|bun|pip3?|pipx|uv|docker|git|brew|cargo|go|gem|apt|apt-get|snap|winget|choco|conda|kubectl|helm|sudo|ssh|curl|wget|import|from)\s(?:[\w./:@=-]+\s){0,5}|\S+(?:\s\S+){0,4}\s--?[\w-]+\s)$/u;

/**
 * Gives names that were typed in small letters their capitals: places, languages, feasts, first names with the surname
 * behind them, and the brand's own. English only; the length of the text stays.
 */
export function withNames(text: string, brand: Brand): string {
  const said = [brand.name.trim(), productName(brand)].reduce(withBrand, text);
  return withPersons(
    [STREETS, FIRMS, CALLED, NEAR, PHRASES].reduce((t, names) => t.replace(names, titled), said),
  );
}
