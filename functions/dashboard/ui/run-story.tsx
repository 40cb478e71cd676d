import type { Span } from "../../../lib/story/schema.ts";
import { Folded } from "./folded.tsx";
import { HeldBack, WHY_HELD } from "./held-back.tsx";
import { LeftOut, leftOutOf } from "./left-out.tsx";
import { May } from "./may.tsx";
import type { FullRun } from "./run-parts.tsx";

type Story = NonNullable<FullRun["story"]>;
type Held = Story["held_back"][number];
/** A fact in the brief, and the number that stands behind it. */
type FactPlace = { id: string; number: number };
type BriefPart = Span & { fact?: FactPlace; held?: Held };

type StoryProps = {
  brief: string;
  story: Story;
  /** The post, and the picture in words. */
  published: readonly string[];
  /** What the review found behind each sentence, for words that name no fact: those of an edit. */
  sources: readonly { text: string; sources: readonly string[] }[];
};

/** The facts that a text names; for edited words those that the review found behind its sentences. */
function factsBehind({ text, facts }: Sentence, story: Story, sources: StoryProps["sources"]): string[] {
  if (facts.length > 0) return [...facts];
  const quotes = sources.filter((one) => text.includes(one.text)).flatMap((one) => one.sources.slice(0, 1));
  // Words that a person typed are theirs, though the brand has the same: only the brief is where they may come from.
  return story.facts
    .filter(({ from, quote }) => from === "brief" && quotes.includes(quote))
    .map(({ id }) => id);
}

/** The brief with every fact numbered where it stands, beside the sentences that rest on it. */
export const StoryOfRun = ({ brief, story, sources, published }: StoryProps) => {
  const facts = story.facts.filter(({ from }) => from === "brief");
  const pieces = piecesOf(brief, story, facts);
  const places = placesOf(pieces, facts);
  const held = withWishes(story);
  const rows = sentencesOf(story).map((row) => ({ ...row, facts: factsBehind(row, story, sources) }));
  return (
    <Folded title="Where the words come from" id="story">
      <div class="halves">
        <div class="stack">
          <h3>The brief</h3>
          <p class="quoted briefed">
            {pieces.map((piece) => (
              <BriefPiece text={brief.slice(piece.start, piece.end)} piece={piece} />
            ))}
          </p>
          <May do="generate">
            <p class="row small">
              <a href={`/app/create?${new URLSearchParams({ brief })}`}>Start a new one from it</a>
            </p>
          </May>
          <LeftOut
            quotes={leftOutOf(brief, {
              pieces,
              texts: [...rows.map(({ text }) => text), ...published],
              wishes: story.wishes.map(({ span }) => span),
            })}
          />
          {held.length > 0 && <HeldBack held={held} />}
        </div>
        <div class="stack">
          <h3>The words</h3>
          <ul class="list">
            {rows.map(({ slot, text, facts: ids }) => (
              <li>
                <p class="soft small">{slot}</p>
                <p>
                  {text}{" "}
                  {ids.length > 0 ? (
                    <Sources ids={ids} places={places} story={story} />
                  ) : (
                    <span class="badge">your words</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Folded>
  );
};

/** What is not published: the wishes too, which were said to the writer. */
function withWishes({ held_back, wishes }: Story): Pick<Held, "quote" | "why">[] {
  const isHeld = (quote: string) => held_back.some((held) => held.quote.includes(quote));
  const said = [...new Set(wishes.map(({ quote }) => quote))].filter((quote) => quote && !isHeld(quote));
  return [...held_back, ...said.map((quote) => ({ quote, why: "instruction" as const }))];
}

const BriefPiece = ({ text, piece: { fact, held } }: { text: string; piece: BriefPart }) => {
  if (held) return <s title={WHY_HELD[held.why]}>{text}</s>;
  if (!fact) return <>{text}</>;
  return (
    <em class="fact" id={`fact-${fact.id}`}>
      {text}
      <sup>{fact.number}</sup>
    </em>
  );
};

type SourcesProps = { ids: readonly string[]; places: ReadonlyMap<string, FactPlace>; story: Story };

/** Facts of the brief by the number of their place; those of the Brand DNA by its name. */
const Sources = ({ ids, places, story }: SourcesProps) => {
  const found = ids.map((id) => ({
    place: places.get(id),
    quote: story.facts.find((fact) => fact.id === id)?.quote ?? "",
  }));
  const isFirst = ({ place }: (typeof found)[number], at: number) =>
    found.findIndex((one) => one.place === place) === at;
  return (
    <span class="nowrap">
      {found.filter(isFirst).map(({ place, quote }) => (
        <a class="ref" href={place ? `#fact-${place.id}` : "/app/brand"} title={quote}>
          {place?.number ?? "brand"}
        </a>
      ))}
    </span>
  );
};

type Sentence = { slot: string; text: string; facts: readonly string[] };

/** Every text of the story with the facts behind it. */
function sentencesOf(story: Story): Sentence[] {
  const { kicker, headline, support, points, slides, scenes, cta } = story;
  return [
    ...(kicker ? [{ slot: "Above the headline", ...kicker }] : []),
    { slot: "Headline", ...headline },
    ...(support ? [{ slot: "Subline", ...support }] : []),
    ...points.map((point) => ({ slot: "Point", ...point })),
    ...slides.map(({ title, body, facts }) => ({
      slot: "Slide",
      text: body ? `${title}: ${body}` : title,
      facts,
    })),
    ...scenes.map((scene) => ({ slot: "Scene", ...scene })),
    ...(cta ? [{ slot: "Call to action", text: cta.label, facts: cta.facts }] : []),
  ];
}

type Facts = Story["facts"];

/** The brief in pieces that do not overlap: facts in their order, what was held back, and the text between. */
function piecesOf(brief: string, story: Story, facts: Facts): BriefPart[] {
  const spans: BriefPart[] = [
    ...facts.map(({ id, span }) => ({ ...span, fact: { id, number: 0 } })),
    ...story.held_back.map((held) => ({ ...held.span, held })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: BriefPart[] = [];
  let at = 0;
  let number = 0;
  for (const piece of spans) {
    if (piece.start < at || piece.end > brief.length || piece.end <= piece.start) continue;
    if (piece.start > at) pieces.push({ start: at, end: piece.start });
    pieces.push(piece.fact ? { ...piece, fact: { ...piece.fact, number: ++number } } : piece);
    at = piece.end;
  }
  return at < brief.length ? [...pieces, { start: at, end: brief.length }] : pieces;
}

/** Where each fact stands: a fact within another one, or reaching into it, stands where that one does. */
function placesOf(pieces: readonly BriefPart[], facts: Facts): ReadonlyMap<string, FactPlace> {
  return new Map(
    facts.flatMap(({ id, span }) => {
      const own = pieces.find(({ fact }) => fact?.id === id);
      const around = pieces.find(({ fact, start, end }) => fact && start < span.end && span.start < end);
      const place = (own ?? around)?.fact;
      return place ? [[id, place] as const] : [];
    }),
  );
}
