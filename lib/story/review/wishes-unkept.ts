import { ideas } from "../../copy/judge/ideas.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Channel } from "../../vocab.ts";
import { wishedGround } from "../ground.ts";
import { noteLayouts } from "../layout-notes.ts";
import { leadsWanted } from "../picture-wishes/leads.ts";
import { wantsDrawnOnly } from "../picture-wishes/no-pictures.ts";
import { partsWanted } from "../picture-wishes/wished-parts.ts";
import { isSettled } from "../preferences-block.ts";
import { isColoredPart, isExactWish } from "../read/exact-wishes.ts";
import { asksForForm } from "../read/form-requests.ts";
import { isPrintNote } from "../read/print-notes.ts";
import { tellsOfReaders } from "../read/wish-reasons.ts";
import type { Story, Wish } from "../schema.ts";
import { quoted } from "./check.ts";
import type { Leak } from "./leak.ts";
import { SPECIFIC_WORDS } from "./specific-words.ts";

/**
 * Wishes for what is to be seen or told that say exactly what, "the price in red", "two columns please", "the dog big in
 * the middle", and that no rule carries out: a person is asked once. "Nice and friendly" leaves it to the maker.
 */

type Finished = { story: Story; brief: string; channel: Channel; drawn?: string };

const whole = (source: string) => `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`;
const word = (source: string) => new Prefiltered(whole(source), "iu");

const PATTERNS = once(
  () =>
    new Map(
      Object.entries(SPECIFIC_WORDS).map(([code, { colors, things, frames, denies, instead }]) => [
        code,
        {
          colors: word(colors),
          things: word(`${colors}|${things}`),
          frames: word(frames),
          // What is denied, with what stands before and behind it, up to what is wanted in its place.
          denied: new Prefiltered(
            `(?:(?!${whole(instead)})[^,;:.!?\\n])*${whole(denies)}(?:(?!${whole(instead)})[^;:.!?\\n])*`,
            "giu",
          ),
        },
      ]),
    ),
);

/** What orders the piece opens the brief, and needs no question. */
const ORDERS_PIECE =
  /(?<!\p{L})(?:posts?|cards?|carousels?|films?|videos?|pictures?|images?|graphics?|slides?|\p{L}*(?:beitrag|karte|bild|grafik|folie|anzeige)|karussell|annonce|carte|image|visuel|publication|carrousel|publicación|tarjeta|imagen|cartel|carrusel|anuncio|immagine|scheda|carosello|locandina|bericht|kaart|beeld|publicação|cartão|imagem|cartaz|carrossel)(?!\p{L})/iu;
const LONGEST_OPENING = 60;
const opensWithWish = (quote: string, language: string) =>
  isExactWish(quote, language) ||
  (quote.length <= LONGEST_OPENING && !ORDERS_PIECE.test(quote) && !/[?？]/u.test(quote));

/** What the author says to the maker beside the sentence that orders the piece, and what has no rule of its own. */
function notesOf({ wishes, heldBack, language, ...story }: Story, brief: string): string[] {
  const opening = brief.search(/[.!?:\n]/u);
  const read = { ...story, wishes, heldBack, language };
  const others = [
    ...noteLayouts(read).map(({ quote }) => quote),
    ...leadsWanted(read).map(({ note }) => note),
    partsWanted(read)?.note ?? "",
  ].join("\n");
  const ruled = wishes.filter(({ rule }) => rule !== "tone" && rule !== "action");
  const isRuled = ({ span: { start, end } }: Noted) =>
    ruled.some(({ span }) => span.start < end && start < span.end);
  return [
    ...wishes.filter(({ rule }) => rule === "tone" || rule === "action"),
    ...heldBack.filter(({ why }) => why === "instruction" || why === "doubtful"),
  ]
    .filter(({ quote, span }) => span.start > opening || opensWithWish(quote, language))
    .filter((note) => !isRuled(note) && !others.includes(note.quote))
    .map(({ quote }) => quote.trim())
    .filter(
      (quote) =>
        !asksForForm(quote, language) &&
        !tellsOfReaders(quote) &&
        !isPrintNote(quote) &&
        !LEFT_OPEN.test(quote) &&
        !isSettled(brief, quote),
    );
}
type Noted = Pick<Wish, "span">;

/** Side by side is how a comparison is drawn, and prices and hours stand in a table. */
const COMPARED =
  /column|spalt|colonn|column|kolom|colun|side by side|next to each|nebeneinander|côte à côte|lado a lado|affiancat|fianco a fianco|naast elkaar|tab(?:le|elle|leau|la|ella|el)/iu;
const isCompared = ({ columns, rows, prices }: Story) =>
  (columns !== null && rows.length > 0) || prices.length > 1;

/** It is left to the maker, others bring it, or it says what is allowed. */
const LEFT_OPEN =
  /do what fits|what(?:ever)? fits|you (?:choose|decide)|up to you|either is fine|no must|kein muss|entscheide\p{L}*|wie es passt|comme vous voulez|au choix|como (?:queráis|quieras|prefieras)|fate voi|a (?:vostra|tua) scelta|kies (?:maar|zelf)|como quiser|ourselves|(?<!\p{L})(?:selbst|extra|zelf|nous-mêmes|nosotros mismos|nós mesmos)(?!\p{L})|autori[sz]|permission|einverstanden|erlaubt|akkoord|d[’']accord|happy (?:to|for)|agreed/iu;

/** Every picture is checked for that. */
const LEGIBLE =
  /legib|readable|easy to read|(?:gut|leicht) (?:lesbar|zu lesen)|lisible|legible|fácil de leer|leggibil|(?:goed|makkelijk) leesbaar|leesbaar|legível|legíveis/iu;

const ONE_EACH =
  /(?<!\p{L})(?:one|a single|je|jeweils|une?|una?|één|een|uma?|um) [^.!?]{1,24}? (?:to|per|on|pro|auf|par|por|op) (?:an? |each |every |jeder |chaque |cada |ogni |elke )?(?:slides?|pages?|seiten?|folien?|diapo\p{L}*|diapositiv\p{L}*|lámina|pagina|página)/iu;
const isOneEach = (clause: string, { slides }: Story) => slides.length > 1 && ONE_EACH.test(clause);

const LAST = /(?<!\p{L})(?:last|letzte\p{L}*|dernière?|últim[oa]|ultim[oa]|laatste)(?!\p{L})/iu;
/** "Put “Removed” on the very last slide": it stands there. */
function isWishedEnd(clause: string, { slides }: Story): boolean {
  const [word = ""] =
    slides
      .at(-1)
      ?.title.toLowerCase()
      .match(/\p{L}{4,}/u) ?? [];
  return word !== "" && LAST.test(clause) && clause.toLowerCase().includes(word);
}

/** It is drawn on that ground. */
const namesGround = (clause: string): boolean =>
  wishedGround({
    wishes: [],
    heldBack: [{ quote: clause, why: "instruction", span: { start: 0, end: clause.length } }],
  }) !== undefined;

const isKept = (clause: string, story: Story) =>
  LEGIBLE.test(clause) || namesGround(clause) || isOneEach(clause, story) || isWishedEnd(clause, story);

/** Half of what is wished for stands on the piece. */
const SAID = 0.5;
function isSaid(clause: string, lines: string): boolean {
  const said = new Set(ideas(lines));
  const wanted = ideas(clause);
  return wanted.filter((one) => said.has(one)).length >= wanted.length * SAID;
}

function isUnkept(clause: string, { story, lines }: { story: Story; lines: string }): boolean {
  const patterns = PATTERNS().get(story.language);
  if (!patterns || isKept(clause, story)) return false;
  const denied = clause.match(patterns.denied) ?? [];
  const wanted = clause.replace(patterns.denied, " ");
  const [thing] = patterns.things.exec(wanted) ?? [];
  if (thing !== undefined) return !(COMPARED.test(thing) && isCompared(story)) && !wantsDrawnOnly(clause);
  const frame = patterns.frames.exec(wanted);
  if (frame) return !isSaid(wanted.replace(frame[0], " "), lines);
  return denied.some((part) => patterns.colors.test(part));
}

const linesOf = ({ story, channel, drawn = "" }: Finished): string =>
  [
    ...[story.headline.text, story.support?.text, story.cta?.label, story.posts[channel], drawn],
    ...[...story.points, ...story.scenes].map(({ text }) => text),
    ...story.slides.map(({ title, body }) => `${title} ${body}`),
  ].join("\n");

/** So many are named. */
const MOST = 2;

/** Such wishes, each in a part of a sentence. */
export function wishesUnkept(finished: Finished): string[] {
  const { story, brief } = finished;
  const about = { story, lines: linesOf(finished) };
  return notesOf(story, brief)
    .filter((note) => note.split(/[.;!?\n]+/u).some((clause) => isUnkept(clause, about)))
    .slice(0, MOST)
    .map((note) => `the brief wishes ${quoted(note)}, and it is not certain that the piece does it`);
}

/** "Der Preis in Rot.": a part of the piece and its colour, published as if it were for readers. */
export const coloredParts = ({ facts, language }: Story): Leak[] =>
  facts
    .filter(({ from, quote }) => from === "brief" && isColoredPart(quote, language))
    .map(({ quote }) => ({
      where: "brief",
      quote,
      says: `${quoted(quote)} may be a remark to the maker of the picture`,
    }));
