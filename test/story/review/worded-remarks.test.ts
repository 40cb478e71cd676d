import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { remarkWordsIn } from "../../../lib/story/review/worded-remarks.ts";
import { brandOf } from "../../copy/brands.ts";

describe("a sentence for those who make a piece, by its words", () => {
  test.each([
    ["en", "Make it 4:5 and leave the upper corner free, our badge goes there."],
    ["en", "Screensaver in the waiting room, sixteen by nine."],
    ["en", "Everything in lower case, like a shopping list."],
    ["en", "No slow zoom on the faces."],
    ["en", "Label a sample ticket, with callouts around it."],
    ["en", "Instagram only, we closed the other page."],
    ["en", "Please excuse the typos, the bus is bumpy."],
    ["en", "Hello, it's Priya from the garden centre again."],
    ["en", "Whoever opens this is on a phone in the rain."],
    ["de", "Den Satz bitte nicht kürzen."],
    ["de", "Gelesen wird das von Großeltern im Wartezimmer."],
    ["de", "Werte Redaktion, dies erscheint auf der Rückseite des Vereinsblatts."],
    ["fr", "Le titre sur fond jaune, s'il vous plaît."],
    ["fr", "Excusez les fautes, je tape avec des gants."],
    ["es", "El aviso, sobre rojo."],
    ["es", "Los precios tienen que leerse desde la acera de enfrente."],
    ["it", "Chi legge ha appena perso il lavoro."],
    ["it", "Marta, ti inoltro la lettera del parroco."],
    ["it", "Scusi la fretta, ho il forno acceso."],
    ["nl", "Het citaat graag niet inkorten."],
    ["nl", "Sorry voor de typfouten."],
    ["pt", "Quem vai ler isto está na fila do banco."],
    ["pt", "A frase tal e qual, sem cortar nada."],
    ["en", "We're posting this because the last two courses didn't fill up."],
    ["en", "Sheila at the front desk will check the spelling."],
    ["de", "Wir posten das, weil sich bisher kaum jemand angemeldet hat."],
    ["de", "Den Link füge ich selbst ein."],
    ["fr", "C'est la présidente qui valide avant publication."],
    ["fr", "Surtout, n'inventez rien."],
    ["es", "Mi socia lo revisa antes de subirlo."],
    ["it", "Il link lo metto io dopo."],
    ["nl", "Mijn man leest het nog even na voordat het online gaat."],
    ["pt", "Publicamos isto porque ainda há pouca gente inscrita."],
  ])("is certain: %s %s", (language, sentence) =>
    expect(remarkWordsIn(sentence, language)?.isSure).toBe(true),
  );

  test.each([
    ["en", "Jo, the hall wants its keys back, can you ring?"],
    ["en", "Priya in finance owns the price file."],
    ["en", "It's for people who have just moved house."],
    ["en", "A comic strip in three panels?"],
    ["de", "Nina, die Halle will den Schlüssel zurück, rufst du an?"],
    ["de", "Das soll aussehen wie ein alter Fahrschein."],
    ["fr", "C'est pour des gens qui n'osent pas appeler."],
    ["fr", "Paul n'a toujours pas confirmé la date."],
    ["es", "Que parezca un cartel antiguo."],
    ["nl", "Karin, kun jij de drukker bellen?"],
    ["pt", "Boa tarde, fala a Rosa da padaria."],
    ["en", "Twenty seconds at most, the joke comes last."],
    ["en", "Run it past Joan before it goes up."],
    ["de", "Den Rest überlassen wir euch, freie Hand."],
    ["fr", "Les enfants de dos, aux couleurs du club."],
    ["es", "El chiste es del abuelo, como la última vez."],
    ["it", "In allegato il testo, carta bianca sul resto."],
    ["nl", "De rest zoals vorige keer."],
    ["pt", "A piada fica, as crianças de costas."],
  ])("is likely: %s %s", (language, sentence) =>
    expect(remarkWordsIn(sentence, language)?.isSure).toBe(false),
  );

  test.each([
    ["en", "No hot food on the coach."],
    ["en", "The museum is the hero of this story."],
    ["en", "16:9 monitors from £80"],
    ["en", "Screens in 4:3 are back in stock."],
    ["en", "We won 4:3 on Saturday."],
    ["en", "Anna, our chef, can cook for you."],
    ["en", "Neighbours, could you spare an hour?"],
    ["en", "We're sorry for the short notice."],
    ["en", "Emergency call-outs seven days a week."],
    ["en", "The course is for beginners."],
    ["en", "Our car park is reached from behind, through the green gate."],
    ["en", "No music, dimmed lights, no announcements."],
    ["en", "Bins should be out by 6.30am."],
    ["pt", "A taxa aparece separada, como vocês pediram."],
    ["de", "Die Pommes kosten wie letztes Jahr 3,50."],
    ["fr", "Au comptoir ou par mail, comme vous voulez."],
    ["it", "A terra 1,80: fate voi i conti."],
    ["en", "Our page is on Facebook, and only there you can book."],
    ["de", "Bitte nicht anfassen, die Farbe ist frisch."],
    ["de", "Solange der Vorrat reicht."],
    ["fr", "Pas d'excuse, on vous attend."],
    ["es", "Disculpen las molestias."],
    ["it", "La ricerca perdona gli errori di battitura."],
    ["nl", "Niet aanraken, de verf is nat."],
    ["pt", "Não corte a relva antes das nove."],
    ["ja", "四対五でお願いします。"],
  ])("is none: %s %s", (language, sentence) => expect(remarkWordsIn(sentence, language)).toBeUndefined());
});

const NEWS =
  "Our winter market opens on Saturday 5 December at 10 am in Mill Lane. Soup is served from noon.";
const OUTLET = { brand: brandOf("Acme"), channel: "linkedin", assetType: "card" } as const;
const asked = (brief: string) => {
  const story = houseStory({ brief, ...OUTLET });
  const review = JSON.stringify(reviewStory({ story, brief, ...OUTLET, lint: [] }));
  return {
    story,
    isAsked: /may (?:be a remark|be meant for colleagues|not be meant for readers)/u.test(review),
  };
};

test("news are not asked about", () => expect(asked(NEWS).isAsked).toBe(false));

test.each([
  "Instagram only, we closed the other page.",
  "Make it 4:5 and leave the upper corner free, our badge goes there.",
  "I write the way I talk, so tidy up my English.",
])("is not published, or a person is asked: %s", (remark) => {
  const { story, isAsked } = asked(`${NEWS}\n\n${remark}`);
  const isPublished = story.facts.some(({ from, quote }) => from === "brief" && quote.includes(remark));
  expect(isAsked || !isPublished).toBe(true);
});

test.each([
  ["en", "If it doesn't fit, bring it back within a month."],
  ["en", "There are two versions, both in oak."],
  ["en", "Our mechanic will check it before you ride home."],
  ["de", "Wenn der Platz nicht reicht, stellen wir Stühle dazu."],
  ["fr", "Si ça ne rentre pas dans le coffre, nous livrons."],
  ["es", "Los colores los eliges tú."],
  ["it", "Non aggiungete nulla, è già salato."],
  ["nl", "Als het niet past, ruil je het gratis."],
])("is no remark by its words: %s %s", (language, sentence) =>
  expect(remarkWordsIn(sentence, language)?.isSure).not.toBe(true),
);
