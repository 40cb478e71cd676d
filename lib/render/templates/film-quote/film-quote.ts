import { signOff } from "../film/close.tsx";
import type { SceneDraft } from "../film/scene.ts";
import { shotFilm } from "../film/shot-film.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { altWord } from "../kit/alt-words.ts";
import { lowDiscrepancy } from "../kit/prng.ts";
import { titled } from "../kit/spoken.ts";
import { type FilmQuote, FilmQuoteData, wordsOf } from "./data.ts";
import { fits } from "./fits.ts";
import { interview } from "./interview.tsx";
import { screensOf } from "./screens.ts";
import { voice } from "./voice.tsx";

/** The share of films in which a speaker with a portrait is shown. */
const SEEN = 0.66;

/** A quote as a film. */
export const filmQuote = shotFilm({
  id: "film_quote",
  title: "Quotation film",
  about: "What somebody said, phrase by phrase at the pace of speech, and then who said it.",
  version: 15,
  data: FilmQuoteData,
  needs: "a quote with a name, short enough to be spoken",
  fits,
  sample: {
    quote: "We used to spend two days on a launch kit. Now it is done before the coffee is cold.",
    name: "Mara Lindqvist",
    role: "Head of Brand",
    company: "Northwind",
    photo: "person",
    cta: "Read her story",
    url: "https://beacon.example/stories",
  },
  photos: ({ photo }) => [photo].filter(Boolean),
  shots: shotsOf,
});

/** The quote, glance by glance, then who said it, and what to do. */
function shotsOf(data: FilmQuote, language?: string): Shot[] {
  const { name, role, company, photo, cta, url, details } = data;
  const screens = screensOf(wordsOf(data));
  const said = screens.map((text, i): Shot => {
    const isLast = i === screens.length - 1;
    return {
      texts: [`${i === 0 ? "“" : ""}${text}${isLast ? "”" : ""}`],
      draw: (stage) => drawn(stage, data)[i] as SceneDraft,
    };
  });
  const who: Shot = {
    texts: [titled(name, role, company), photo && altWord("portrait", language, name)],
    draw: (stage) => drawn(stage, data)[screens.length] as SceneDraft,
  };
  return [...said, who, signOff({ details, cta, url })];
}

function drawn(stage: Stage, data: FilmQuote): SceneDraft[] {
  const { photos, seed } = stage.context;
  const isSeen = photos.has(data.photo) && lowDiscrepancy(seed, 0) < SEEN;
  return (isSeen ? interview : voice)(stage, data);
}
