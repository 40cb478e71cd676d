import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

function made(brief: string) {
  const request = { brief, brand: brandOf("Orrin"), channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-25" });
  return { post: (story.posts.linkedin ?? "").replace(/\s+/g, " "), verdict, story };
}

/** Typed apostrophes are set, and so are the blanks inside French marks. */
const said = (words: string) => words.replace(/'/g, "’");

describe("words in quotation marks stand alone, without the order before them", () => {
  test.each([
    [
      "We'd like to publish this testimonial from a customer, to show other landlords: ",
      "They fixed the boiler on a Sunday and never charged extra.",
      " Moira Kelly, landlady of six flats in Derry.",
    ],
    [
      "Could you share what one of our members wrote to us last week? ",
      "I came for the yoga and stayed for the people.",
      " Hetty Marsh, member since 2021.",
    ],
    [
      "Here's a nice review from a guest that we want to put on Instagram: ",
      "Best breakfast in the county, and the dog got sausages.",
      " Paul Reeve, Norwich.",
    ],
    [
      "Please make a card with what Mrs Okafor said about us, for other parents: ",
      "My son asks every day whether it is Thursday yet.",
      " Ngozi Okafor, mother of a seven-year-old.",
    ],
    [
      "Wir möchten diese Kundenstimme veröffentlichen, damit andere Betriebe sie sehen: ",
      "Seit dem Umstieg finden wir jede Rechnung in zehn Sekunden.",
      " Birgit Lohmann, Malermeisterin aus Celle.",
    ],
    [
      "Diesen Satz hat uns eine Patientin geschrieben, den würden wir gern posten: ",
      "Zum ersten Mal hatte ich keine Angst vor dem Bohrer.",
      " Sabine F., Patientin seit 2019.",
    ],
    [
      "Merci de mettre en image cet avis laissé par un élève : ",
      "J'ai eu mon permis du premier coup, et j'ai même ri pendant les leçons.",
      " Yanis Belkacem, 19 ans.",
    ],
    [
      "Nos gustaría compartir esta opinión de una clienta, para animar a otras madres: ",
      "Mi hija entró llorando y salió pidiendo volver.",
      " Rocío Pardo, madre de Alba.",
    ],
    [
      "Vorremmo pubblicare questa recensione di una cliente, da far vedere ad altri alberghi: ",
      "In vent'anni non mi è mai mancato un asciugamano.",
      " Carla Bini, direttrice dell'Hotel Aurora.",
    ],
    [
      "We willen deze reactie van een klant delen, zodat andere scholen zien hoe het gaat: ",
      "Onze conciërge heeft eindelijk zijn vrijdagmiddag terug.",
      " Marleen Postma, directeur van een basisschool.",
    ],
    [
      "Queremos publicar esta opinião de um cliente, para mostrar a outros restaurantes: ",
      "O peixe chega sempre antes de mim.",
      " Rui Falcão, chefe do Tasco da Ria, Aveiro.",
    ],
  ])("%s", (order, words, speaker) => {
    const { post, verdict } = made(`${order}“${words}”${speaker}`);
    expect(post).toContain(said(words));
    expect(post).toContain(said(speaker.trim().split(",", 1)[0] ?? ""));
    expect(post).not.toContain(said(order.trim().slice(-24)));
    expect(verdict).toBe("approved");
  });

  test.each([
    [
      "Hi, I'd love to post the line we have painted above the door and that everyone photographs: ",
      "Nobody leaves here hungry, not even the dog.",
      "Ada, who founded the place, wrote it in 1974.",
    ],
    [
      "Ich hätte gern den Spruch gepostet, der bei uns an der Werkstattwand hängt: ",
      "Wer misst, muss nicht fluchen.",
      "Den hat Opa Heinz 1961 hingeschrieben.",
    ],
    [
      "On voudrait une carte avec la devise de l'atelier : ",
      "Un beau meuble se répare trois fois.",
      "Elle est d'Armand, notre premier ébéniste.",
    ],
    [
      "Buenas, quiero publicar el refrán que está escrito en la pared de la taberna: ",
      "Pan con pan, comida de tontos, y aquí hay de todo.",
      "Lo puso mi abuelo en 1958.",
    ],
    [
      "Vorrei pubblicare la frase incisa sopra il nostro forno: ",
      "Il pane non ha fretta, e nemmeno noi.",
      "L'ha scritta nonna Pina nel 1963.",
    ],
    [
      "Ik zou graag de spreuk posten die boven onze deur hangt: ",
      "Wie hier haast heeft, krijgt eerst koffie.",
      "Oprichter Jan schreef hem in 1980.",
    ],
    [
      "Olá, gostava de publicar a frase que está pintada na parede da oficina: ",
      "Uma bicicleta arranjada anda duas vidas.",
      "Foi escrita pelo senhor Aníbal em 1990.",
    ],
  ])("a sentence that hangs or is painted somewhere: %s", (order, words, behind) => {
    const { post, verdict } = made(`${order}«${words}» ${behind}`);
    expect(post).toMatch(new RegExp(`^[«“„]?\\s?${said(words).slice(0, 16)}`, "u"));
    expect(post).toContain(said(behind));
    expect(verdict).toBe("approved");
  });
});

test("a speaker whom only the order names is kept", () => {
  const { post } = made(
    "Please make a card with what Mrs Okafor said about us: “My son asks every day whether it is Thursday yet.”",
  );
  expect(post).toContain("My son asks every day");
  expect(post).toContain("Okafor");
  expect(post).not.toContain("Please make");
});

describe("words before a quotation that tell readers something stay", () => {
  test.each([
    ["On lit au-dessus de notre porte : « Ici, on prend le temps. » C'est notre règle.", "On lit au-dessus"],
    [
      "Über unserer Tür steht seit 1961: „Wer misst, muss nicht fluchen.“",
      "Über unserer Tür steht seit 1961",
    ],
    ["Our customers published a book of letters: “Dear baker, thank you for the bread.”", "published a book"],
    [
      "Teresa Valadas runs a hotel with 84 rooms. She says: “We never ran out of sheets.”",
      "Teresa Valadas runs a hotel with 84 rooms",
    ],
    // The motto is of a party, which readers need.
    [
      "Please make a card for our summer party with the motto “Everything glows and sings”. Saturday 4 July, 7 pm.",
      "party",
    ],
  ])("%s", (brief, words) => {
    expect(made(brief).post.toLowerCase()).toContain(said(words).toLowerCase());
  });

  test("a number in the order may be of the thing itself", () => {
    const brief =
      "Please post the words a customer of 40 years wrote to us: “You have never let me down, not once.”";
    const { story, verdict } = made(brief);
    const isKept = JSON.stringify(story.posts).includes("40 years") || verdict === "needs_review";
    expect(isKept).toBe(true);
  });
});
