import { filmTemplate } from "../../film/film-template.ts";
import { signOff } from "../film/close.tsx";
import { motifOf } from "../film/motif-of.ts";
import { paced } from "../film/scene.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { altWord } from "../kit/alt-words.ts";
import { lowDiscrepancy } from "../kit/prng.ts";
import { titled } from "../kit/spoken.ts";
import { FilmQuoteData, wordsOf } from "./data.ts";
import { fits } from "./fits.ts";
import { interview } from "./interview.tsx";
import { screensOf } from "./screens.ts";
import { voice } from "./voice.tsx";

/** The share of films in which a speaker with a portrait is shown. */
const SEEN = 0.66;

/** A quote as a film. */
export const filmQuote = filmTemplate({
  id: "film_quote",
  title: "Quotation film",
  about: "What somebody said, phrase by phrase at the pace of speech, and then who said it.",
  version: 2,
  assetTypes: ["video"],
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
  film(context, data) {
    const motif = motifOf(context);
    const isSeen = context.photos.has(data.photo) && lowDiscrepancy(context.seed, 0) < SEEN;
    return paced([
      ...(isSeen ? interview(context, data) : voice(context, data, motif.align)),
      signOff(context, motif, data),
    ]);
  },
  altText(data, brand, page, language) {
    const { name, role, company, photo, cta, url } = data;
    const screens = screensOf(wordsOf(data));
    const said = screens.map((text, i) => [
      `${i === 0 ? "“" : ""}${text}${i === screens.length - 1 ? "”" : ""}`,
    ]);
    const who = [titled(name, role, company), photo && altWord("portrait", language, name)];
    return sceneAlt(brand, [...said, who, [cta, url]], page, language);
  },
});
