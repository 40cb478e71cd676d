import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

function made(brief: string) {
  const request = { brief, brand: brandOf("Orrin"), channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-25" });
  return { post: (story.posts.linkedin ?? "").replace(/\s+/g, " "), verdict };
}

describe("an order to say something at the end may begin with its verb", () => {
  test.each([
    [
      "How to wash wool. Soak it. Press it. Say at the end that we answer questions in the shop.",
      "We answer questions in the shop.",
    ],
    [
      "So wäscht man Wolle. Kühl einweichen. Liegend trocknen. Sagt am Ende bitte, dass wir Fragen im Laden beantworten, am besten mit Foto.",
      "Wir beantworten Fragen im Laden, am besten mit Foto.",
    ],
    [
      "Comment laver la laine. Trempez-la. Séchez à plat. Dites à la fin qu'on répond aux questions au magasin.",
      "On répond aux questions au magasin.",
    ],
    [
      "Cómo lavar la lana. Remojar. Secar en plano. Di al final que respondemos preguntas en la tienda.",
      "Respondemos preguntas en la tienda.",
    ],
    [
      "Come lavare la lana. Ammollo. Asciugare in piano. Dite alla fine che rispondiamo alle domande in negozio.",
      "Rispondiamo alle domande in negozio.",
    ],
    [
      "Zo was je wol. Weken. Plat drogen. Zeg aan het eind dat we vragen in de winkel beantwoorden.",
      "We beantwoorden vragen in de winkel.",
    ],
    [
      "Como lavar a lã. Demolhar. Secar na horizontal. Digam no fim que respondemos a perguntas na loja.",
      "Respondemos a perguntas na loja.",
    ],
    // The words before it are an order, so that its own need no doubt.
    [
      "3 conseils contre la buée. Aérez le matin. Éloignez les meubles. À la fin, dites qu'on répond aux questions au magasin, avec une photo c'est encore mieux.",
      "On répond aux questions au magasin, avec une photo c’est encore mieux.",
    ],
  ])("%s", (brief, end) => {
    const { post, verdict } = made(brief);
    expect(post.endsWith(end)).toBe(true);
    expect(verdict).toBe("approved");
  });
});

test.each([
  "Der Kurs beginnt am 4. März. Am Ende kann jeder eine Naht nähen. 6 Abende, 90 €.",
  "Am Ende der Führung steht ein Glas Wein. Samstags um 11 Uhr, 8 €.",
  "At the end of the course you know how to say no. Six Tuesdays, £90.",
  "Al final de la visita se prueba el queso. Sábados a las 11, 8 €.",
])("the end of what is offered is none of the piece: %s", (brief) => {
  for (const sentence of brief.split(/(?<=\p{L}[.]) /u)) expect(made(brief).post).toContain(sentence);
});
