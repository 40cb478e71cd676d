import { once, wordSet } from "../../once.ts";
import { content } from "../../similarity.ts";
import { ideas } from "../ideas.ts";

/** What every brief says whatever it is about: formats, channels, sorts of news, praise. */
const GENERIC = once(
  () =>
    new Set(
      content(
        [
          ...wordSet(`post posts card video film carousel slide slides slideshow infographic image picture caption tweet reel story
          stories content text copy ad advert campaign linkedin instagram insta twitter tiktok youtube facebook social media web
          product products service services company companies business brand shop store app apps website site page project startup
          team update updates news announcement announce announcing launch launching launched feature features release webinar
          event events workshop sale sales discount discounts offer offers deal promo promotion customer customers client clients
          people everyone everybody followers audience someone anybody great fun cool nice good amazing awesome best better big
          huge exciting special latest something anything stuff things soon coming hiring hire hired jobs job role blog article
          promote promoting write create make share tell talk say show design draft publish beitrag neue neues produkt firma
          angebot nouveau nouvelle produit entreprise offre nuevo nueva producto empresa oferta`),
        ].join(" "),
      ),
    ),
);

/** The words of a text that only this brief would use. */
export const specifics = (text: string): string[] =>
  ideas(text).filter((w) => !GENERIC().has(w) && !/^\d+$/.test(w));
