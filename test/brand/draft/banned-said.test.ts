import { expect, test } from "vitest";
import { draftFromText } from "../../../lib/brand/draft/from-text.ts";

const read = (text: string) => {
  const { audience, voice, banned = [], overview } = draftFromText(text, "Acme");
  return [
    audience?.value,
    voice.map(({ value }) => value).join(", "),
    banned.map(({ value }) => value).join(", "),
    overview?.value,
  ];
};

/** Lines of a company, and what they say: for whom, how it sounds, what is never said, what it does. */
const SAID = {
  "We bake in Leeds.\nAudience: young families.\nVoice: friendly\nNever say cheap or free":
    "young families | friendly | cheap, free | We bake in Leeds.",
  "Wir backen in Köln.\nZielgruppe: Familien\nTon: freundlich\nSag nie billig":
    "Familien | freundlich | billig | Wir backen in Köln.",
  "Horneamos en Bilbao.\nPúblico: familias\nTono: cercano\nNunca digas barato":
    "familias | cercano | barato | Horneamos en Bilbao.",
  "Du pain à Lyon.\nPublic : familles\nTon : direct\nNe jamais dire pas cher":
    "familles | direct | pas cher | Du pain à Lyon.",
  "Pane a Torino.\nPubblico: famiglie\nTono: allegro\nNon dire mai economico":
    "famiglie | allegro | economico | Pane a Torino.",
  "Pão no Porto.\nPúblico: famílias\nTom: simpático\nNunca diga barato":
    "famílias | simpático | barato | Pão no Porto.",
  "Brood in Gent.\nDoelgroep: gezinnen\nToon: direct\nZeg nooit goedkoop":
    "gezinnen | direct | goedkoop | Brood in Gent.",
  "京都のパン屋です。\n対象：家族\n口調：親しみやすい\n「安い」という言葉は使わないでください。":
    "家族 | 親しみやすい | 安い | 京都のパン屋です。",
};

test.each(Object.entries(SAID))(
  "lines say for whom, how it sounds and what is never said: %s",
  (text, told) => {
    expect(read(text).join(" | ")).toBe(told);
  },
);

test.each(["We never use palm oil.", "We avoid plastic.", "We never say no to a challenge at Acme."])(
  "what a company does not do is no banned word: %s",
  (text) => {
    expect(read(text)).toEqual([undefined, "", "", text]);
  },
);

test("quoted and labelled words are taken one by one", () => {
  expect(read("We make kites. Avoid the words “cheap” and “for free”. Banned words: bargain, steal")[2]).toBe(
    "bargain, steal, cheap, for free",
  );
});
