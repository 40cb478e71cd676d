import { readFileSync } from "node:fs";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { remembered } from "../../../lib/text/once.ts";
import { own } from "../../../lib/text/own.ts";
import { brandOf } from "../../copy/brands.ts";

/**
 * Sentences before or behind a clear brief, one at a time: remarks to the maker of the post, and sentences for readers.
 * The brief alone is approved.
 */

/** Clear briefs, by language. */
export const BRIEFS: Record<"en" | "de" | "fr" | "es" | "it" | "nl" | "pt", string> = {
  en: "Pottery course for beginners on Saturday 16 January 2027, 10am to 4pm at the riverside workshop. It costs £95, clay and firing included. There are eight places. Book at acme.example/courses.",
  de: "Töpferkurs für Anfänger am Samstag, 16. Januar 2027, 10 bis 16 Uhr in der Werkstatt am Inn. Der Kurs kostet 95 €, Ton und Brand sind dabei. Es gibt acht Plätze. Anmeldung unter acme.example/kurse.",
  fr: "Stage de poterie pour débutants le samedi 16 janvier 2027, de 10 h à 16 h à l’atelier du Pont. Il coûte 95 €, terre et cuisson comprises. Il y a huit places. Inscription sur acme.example/stages.",
  es: "Curso de cerámica para principiantes el sábado 16 de enero de 2027, de 10 a 16 h en el taller del río. Cuesta 95 €, barro y cocción incluidos. Hay ocho plazas. Inscripción en acme.example/cursos.",
  it: "Corso di ceramica per principianti sabato 16 gennaio 2027, dalle 10 alle 16 nel laboratorio sul fiume. Costa 95 €, argilla e cottura comprese. Ci sono otto posti. Iscrizione su acme.example/corsi.",
  nl: "Pottenbakcursus voor beginners op zaterdag 16 januari 2027, 10 tot 16 uur in het atelier aan de rivier. De cursus kost € 95, klei en stoken inbegrepen. Er zijn acht plaatsen. Aanmelden via acme.example/cursussen.",
  pt: "Curso de cerâmica para principiantes no sábado, 16 de janeiro de 2027, das 10h às 16h no ateliê do rio. Custa 95 €, barro e cozedura incluídos. Há oito lugares. Inscrições em acme.example/cursos.",
};

export type Appended = { language: string; sentence: string };
/** `asked`: a person is asked. `published`: readers see words of the sentence that the brief alone does not have. */
export type Outcome = Appended & { isAsked: boolean; isPublished: boolean };

/** The sentences of a list; the other lists are by another author. */
export const sentencesIn = (name: "remarks" | "closers" | "other-remarks" | "other-closers"): Appended[] =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", sentence = ""] = line.split("\t");
      return { language, sentence };
    });

const brand = brandOf("Acme");

function made(brief: string): { story: Story; isAsked: boolean } {
  const outlet = { channel: "linkedin", assetType: "card" } as const;
  const story = houseStory({ brief, brand, ...outlet });
  const { verdict } = reviewStory({ story, brief, brand, ...outlet, lint: [], today: "2026-11-30" });
  return { story, isAsked: verdict !== "approved" };
}

const wordsOf = (story: Story): string[] =>
  [story.posts.linkedin, story.posts.twitter, story.headline.text, story.support?.text, story.cta?.label]
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

const known = remembered((brief) => new Set(wordsOf(made(brief).story)));
const LONG_WORD = 3;

/** What becomes of a sentence at the end of the brief in its language, or at its beginning. */
export function appended({ language, sentence }: Appended, at: "first" | "last"): Outcome {
  const brief = own(BRIEFS, language) ?? "";
  const gap = /[.!?…]$/u.test(sentence) ? " " : "\n";
  const { story, isAsked } = made(at === "last" ? `${brief} ${sentence}` : `${sentence}${gap}${brief}`);
  const fresh = wordsOf(story).filter((word) => !known(brief).has(word));
  return { language, sentence, isAsked, isPublished: fresh.some((word) => word.length > LONG_WORD) };
}
