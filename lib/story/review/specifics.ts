import { ideas } from "../../copy/judge/ideas.ts";
import { once, wordSet } from "../../text/once.ts";
import type { Reading } from "../schema.ts";
import { valuesIn } from "../values/values.ts";

/** What every brief says whatever it is about: formats, channels, sorts of news, praise. */
const GENERIC = once(
  () =>
    new Set(
      ideas(
        [
          ...wordSet(`post posts card video film carousel slide slides slideshow infographic image picture caption tweet reel story
          stories content text copy ad advert campaign linkedin instagram insta twitter tiktok youtube facebook social media web
          product products service services company companies business brand shop store app apps website site page project startup
          team update updates news announcement announce announcing launch launching launched feature features release webinar
          event events workshop sale sales discount discounts offer offers deal promo promotion customer customers client clients
          people everyone everybody followers audience someone anybody great fun cool nice good amazing awesome best better big
          huge exciting special latest something anything stuff things soon coming hiring hire hired jobs job role blog article
          promote promoting write create make share tell talk say show design draft publish stay tuned beitrag neue neues produkt
          firma angebot nouveau nouvelle produit entreprise offre nuevo nueva producto empresa oferta`),
        ].join(" "),
      ),
    ),
);

/** So many words that only this brief would use make something to say. */
const ENOUGH = 2;

/** Whether a brief says something that could not be said of anything else. */
export function isSpecific({ facts, language, about }: Reading): boolean {
  const said = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote);
  const name = new Set(ideas(about));
  const own = new Set(said.flatMap((quote) => ideas(quote)));
  const words = [...own].filter((word) => !GENERIC().has(word) && !name.has(word) && !/^\d+$/.test(word));
  const named = [...name].some((word) => own.has(word) && !GENERIC().has(word)) ? 1 : 0;
  const values = said
    .flatMap((quote) => valuesIn(quote, language))
    .filter(({ weak, kind }) => !weak && kind !== "name");
  return words.length + named + values.length >= ENOUGH;
}
