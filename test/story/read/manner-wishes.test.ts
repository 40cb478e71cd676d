import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isMannerWish } from "../../../lib/story/read/manner-wishes.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";
import { wordsOf } from "../words-of.ts";

test.each([
  ["en", "Please be fair to Solo, it is honestly enough for most people."],
  ["en", "No begging for money this time."],
  ["en", "Should look calm, nothing macho."],
  ["en", "It can be a little moving, but please don't turn it into an advert."],
  ["en", "Write it the way you would tell a neighbour."],
  [
    "en",
    "A picture that feels quiet and doesn't scare anyone: people who see it have enough on their plate.",
  ],
  ["en", "Could it feel quiet and unhurried, like a walk by the canal?"],
  ["de", "Könnte das bitte eher nüchtern wirken?"],
  ["fr", "Est-ce que ça peut être sobre et lent ?"],
  ["es", "¿Puede ser tranquilo, como una tarde de domingo?"],
  ["it", "Può essere sobrio e un po' lento?"],
  ["nl", "Kan het rustig en langzaam, zoals een wandeling in de mist?"],
  ["pt", "Pode ser calmo e sério?"],
  ["de", "Bitte nicht zu werblich, eher so, wie wir im Laden reden."],
  ["de", "Nicht so steif, wir duzen hier alle."],
  ["de", "Darf ruhig ein wenig rühren, aber bitte keine Werbung daraus machen."],
  ["de", "Kein Spendenaufruf diesmal."],
  ["fr", "Quelque chose de gai, sans visages d'enfants s'il vous plaît."],
  ["fr", "On voudrait une image apaisante, qui ne fasse pas peur."],
  ["fr", "Soyez justes avec la formule de base, elle suffit à la plupart des gens."],
  ["es", "Puede emocionar un poco, pero que no parezca publicidad."],
  ["es", "Esta vez sin pedir dinero."],
  ["es", "Sed justos con el plan básico, a la mayoría le basta."],
  ["it", "Vorremmo un'immagine calma, che non spaventi: chi la vede ha già abbastanza guai."],
  ["it", "Scrivetelo come lo direste a un amico."],
  ["nl", "Het mag een beetje ontroeren, maar maak er geen reclame van."],
  ["nl", "Graag zonder vakjargon."],
  ["nl", "Het moet rustig ogen, niets stoers."],
  ["pt", "Não muito publicitário, mais como falamos ao balcão."],
  ["pt", "Gostávamos de uma imagem calma, que não assuste ninguém."],
])("%s wishes for a manner: %s", (language, sentence) => {
  expect(isMannerWish(sentence, language)).toBe(true);
});

test.each([
  ["en", "Be fair to the neighbours: no music after 10pm."],
  ["en", "Be kind to our staff, they work late."],
  ["en", "No begging at the gate, the marshals will move you on."],
  ["en", "It can be quite emotional."],
  ["en", "Can a drill be quiet?"],
  ["en", "Can it be fixed?"],
  ["de", "Kann das ein Roboter?"],
  ["fr", "Est-ce que ça peut être réparé ?"],
  ["es", "¿Puede ser gratis?"],
  ["en", "Calm and gentle, not pushy."],
  ["en", "It should look golden and crisp when it is done."],
  ["de", "Ruhig und freundlich, nicht aggressiv."],
  ["de", "Bitte nicht mit Blitz fotografieren, das schreckt die Tiere ab."],
  ["de", "Ein bisschen Mut gehört dazu, aber niemand muss singen."],
  ["fr", "Quelque chose de chaud est servi à tous."],
  ["fr", "Soyez justes dans vos mesures."],
  ["es", "Nada agresivo, muy tranquilo."],
  ["es", "Esta vez sin entrada, basta con venir."],
  ["it", "Niente contanti, per favore."],
  ["nl", "Deze keer niet in de zaal, maar buiten op het plein."],
  ["pt", "Desta vez sem entrada paga, basta aparecer."],
])("%s tells readers something: %s", (language, sentence) => {
  expect(isMannerWish(sentence, language)).toBe(false);
});

const BASE = {
  de: "Unser Repaircafé öffnet wieder am Samstag, 12. Dezember, von 10 bis 14 Uhr im Gemeindehaus in der Mühlstraße. Bringt Lampen, Toaster und Pullover mit Löchern mit. Sechs Freiwillige reparieren sie mit euch.",
  nl: "Ons repaircafé gaat weer open op zaterdag 12 december, van 10 tot 14 uur, in het parochiehuis aan de Molenweg. Breng lampen, broodroosters en truien met gaten mee. Zes vrijwilligers repareren ze met je.",
};

test.each([
  [BASE.de, "Bitte nicht mit „KI“ werben, das schreckt unsere Kunden eher ab.", "schreckt"],
  [BASE.de, "Kein Spendenaufruf diesmal.", "Spendenaufruf"],
  [BASE.de, "Bitte nicht zu werblich, eher so, wie wir im Laden reden.", "werblich"],
  [BASE.de, "Kann es ruhig und sanft sein? Keine wummernde Musik.", "Musik"],
  [BASE.nl, "Het mag een beetje ontroeren, maar maak er geen reclame van.", "ontroeren"],
  [BASE.nl, "Gebruik liever niet het woord 'goedkoop', dat schrikt mensen af.", "goedkoop"],
])("is neither printed nor asked about: %#", (base, wish, word) => {
  const request = {
    brief: `${base} ${wish}`,
    brand: brandOf("Nordlicht"),
    channel: "linkedin",
    assetType: "card",
  } as const;
  const story = houseStory(request);
  const { verdict, summary } = reviewStory({ ...request, story, lint: [], today: "2026-11-24" });
  expect(wordsOf(story)).not.toContain(word);
  expect(verdict, summary).toBe("approved");
});

test("a forbidden word that stands in what is published is asked about", () => {
  const request = {
    brief: `${BASE.de} Die KI sortiert die Anmeldungen vor. Bitte nicht mit „KI“ werben, das schreckt unsere Kunden eher ab.`,
    brand: brandOf("Nordlicht"),
    channel: "linkedin",
    assetType: "card",
  } as const;
  const story = houseStory(request);
  const isSaid = wordsOf(story).includes("KI");
  const { verdict } = reviewStory({ ...request, story, lint: [], today: "2026-11-24" });
  expect(isSaid && verdict === "approved").toBe(false);
});
