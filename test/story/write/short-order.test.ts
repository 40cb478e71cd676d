import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewPosts } from "../../../lib/story/review/review-story.ts";
import { pointsBack } from "../../../lib/story/write/post/antecedents.ts";
import { isOver } from "../../../lib/story/write/post/over.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card", name = "Fernwick") =>
  houseStory({ brief, brand: brandOf(name), channel: "twitter", assetType });
const tweet = (brief: string, assetType: AssetType = "card", name = "Fernwick") =>
  storyOf(brief, assetType, name).posts.twitter ?? "";

describe("of what readers need alike, what stands first stays", () => {
  test.each([
    [
      "Stadtarchiv Lohfelden",
      "Bekanntmachung des Stadtarchivs Lohfelden\n\nWegen der Sanierung des Lesesaals bleibt das Archiv von Montag, 1. Februar, bis einschließlich Freitag, 19. Februar 2027 geschlossen. Ab Montag, 22. Februar, sind wir wieder wie gewohnt da.\n\nAlle Bestellungen, die in diese Zeit fallen, werden automatisch bis zum 26. Februar zurückgelegt. Es entstehen keine Gebühren.\n\nTipp: Bis zum 29. Januar dürfen Sie zehn statt fünf Akten vorbestellen.",
      "19. Februar 2027 geschlossen.",
      "wieder wie gewohnt da.",
    ],
    [
      "Museo Fariña",
      "Por obras en la cubierta, el museo permanece cerrado del lunes 11 de enero al sábado 23 de enero de 2027. Desde el martes 26 de enero abrimos como siempre.\n\nLas entradas compradas para esos días valen hasta el 30 de junio de 2027 en cualquier sala y horario. Del 4 al 9 de enero se puede visitar el taller con cita previa por las mañanas.",
      "cerrado del lunes 11 de enero",
      "abrimos como siempre.",
    ],
  ])("the closure before its end: %s", (name, brief, closure, end) => {
    const post = tweet(brief, "card", name);
    expect(post).toContain(closure);
    expect(post).toContain(end);
  });

  test.each([
    [
      "Appel à candidatures : le festival de chant amateur Les Voix de Brévilliers cherche huit chorales pour sa 12e édition, les 5 et 6 juin 2027.\n\nDate limite : dimanche 31 janvier 2027 à minuit. Programmes de 30 à 75 minutes, tous les genres, 40 choristes maximum sur scène. L'inscription est gratuite, nous logeons les chorales chez l'habitant et remboursons le trajet jusqu'à 250 €. Réponse à toutes les chorales avant le 1er mars.\n\nDossier en ligne : voix-brevilliers.fr/candidature",
      "Date limite : dimanche 31 janvier 2027 à minuit.",
      "Réponse",
    ],
    [
      "Open call: the Harle Valley sculpture trail is looking for ten makers for its summer walk on 5 and 6 June 2027 between the weir and the old mill.\n\nWe answer everybody who has sent us something, with a few lines about why, by Monday 1 March 2027. Works of up to two metres, any material that stands the rain, no plinths needed from you. The closing date is Sunday 31 January 2027.\n\nForms at harlevalley.example/call",
      "The closing date is Sunday 31 January 2027.",
      "We answer",
    ],
  ])("the last day to act before other days: %s", (brief, kept, gone) => {
    expect(tweet(brief, "og_image")).toContain(kept);
    expect(tweet(brief, "og_image")).not.toContain(gone);
  });

  test("what visitors have to be able to do before what comes with the price", () => {
    const post = tweet(
      "Our next Learn to Paddle course starts on Saturday 16 January and runs for six Saturdays until 20 February, 8.30 to 10.30am each time, from the boathouse at Tidmoor Lock. £95 for the whole course including a month's membership afterwards. You need to be able to swim 50 metres. 12 places, book at tidmoor.example/learn.",
    );
    expect(post).toContain("You need to be able to swim 50 metres.");
    expect(post).toContain("£95 for the whole course.");
  });

  test("days that have passed go before what is to come", () => {
    expect(isOver("We gave out 412 parcels every Saturday for seven months.", "en")).toBe(true);
    expect(isOver("El sábado llovió a cántaros.", "es")).toBe(true);
    expect(isOver("Am Samstag haben wir das Dach gedeckt.", "de")).toBe(true);
  });

  test.each([
    ["Board and wetsuit included, 9:30 at Praia do Sul.", "en"],
    ["The gate was mended and opens on Friday.", "en"],
    ["Wir haben am Samstag geöffnet.", "de"],
    ["La bibliothèque est fermée du 5 au 9 mai.", "fr"],
    ["La biblioteca sarà chiusa sabato.", "it"],
  ])("but not days on which readers act: %s", (sentence, language) => {
    expect(isOver(sentence, language)).toBe(false);
  });
});

describe("a report", () => {
  const REPORT =
    "Our 2026 in numbers, counted up to Sunday 22 November:\n312 otters admitted\n226 released back into the wild\n49 still with us, most of them overwintering\n37 we sadly could not save\nsmallest one on arrival weighed 680 grams (she is called Pip, she was released in September at 6.4 kg)\n54 volunteers\n1,940 hours of night feeds\n£11,280 in donations, of which £7,450 went on vet bills and medicine\nThanks to everyone who picked one up and rang us.";
  const post = tweet(REPORT, "infographic");

  test("goes in its author's order as far as there is room, and on in the picture", () => {
    expect(post).toContain("312 otters admitted\n226 released back into the wild\n");
    expect(post).toContain("… and more in the picture");
    expect(post).not.toContain("54 volunteers");
  });

  test("needs nobody to look at it for what its picture has", () => {
    const story = storyOf(REPORT, "infographic");
    const posts = reviewPosts({
      story,
      brief: REPORT,
      brand: brandOf("Fernwick"),
      assetType: "infographic",
      channel: "twitter",
    });
    expect(posts.twitter?.verdict).toBe("approved");
  });

  test("prices under one another stay whole or are left to the picture", () => {
    const prices =
      "Nos tarifs 2027, petit déjeuner compris :\n\nChambre Tilleul (1 lit double, vue jardin) 78 € la nuit\nChambre Lavoir (2 lits simples) 74 € la nuit\nChambre Pigeonnier (1 lit double + 1 lit enfant) 96 € la nuit\nRoulotte au fond du pré, d'avril à octobre : 65 € la nuit\n\nAnimaux acceptés, sans supplément. Ouverture de la saison le samedi 27 février 2027. Réservations au 05 49 00 12 34.";
    const said = tweet(prices, "infographic");
    expect(said.includes("78 €")).toBe(said.includes("65 €"));
  });
});

test("a heading over nothing but where the list is ends", () => {
  const brief =
    "Christmas and New Year opening at the Larder, 22 Mill Street, Hallowby:\n\nMon 21 Dec 10am–1pm\nTue 22 Dec 10am–1pm and 5pm–7pm\nWed 23 Dec 10am–3pm\nThu 24 Dec to Sun 27 Dec closed\nMon 28 Dec closed\nTue 29 Dec 10am–1pm\nWed 30 Dec 10am–1pm\nThu 31 Dec to Sun 3 Jan closed\nBack to normal from Mon 4 Jan\n\nYou don't need a referral or voucher, just come in. If you need food when we're shut ring 01632 960144 and somebody will ring you back the same day.";
  expect(tweet(brief)).toMatch(/Hallowby\.\s+The whole list/);
});

describe("a sentence that points back", () => {
  test.each([
    ["en", "We really do send them."],
    ["en", "Everyone loves it."],
    ["en", "We’ll be there from ten."],
    ["de", "Wir verschicken sie wirklich."],
    ["de", "Dort gibt es auch Kaffee."],
    ["de", "Abholen kann man dann bis Dienstag."],
    ["fr", "On les envoie vraiment."],
    ["fr", "Nous y serons dès dix heures."],
    ["es", "De verdad los enviamos."],
    ["es", "Allí os esperamos."],
    ["it", "Le spediamo davvero."],
    ["nl", "We versturen ze echt."],
    ["nl", "Daar staat ook koffie."],
    ["pt", "Enviamo-las mesmo."],
  ])("is known (%s): %s", (language, sentence) => expect(pointsBack(sentence, language)).toBe(true));

  test.each([
    ["en", "We made it!"],
    ["en", "Bring your old jars, we refill them."],
    ["en", "There will be soup."],
    ["en", "Come and see it: the roof is on."],
    ["de", "Wir freuen uns auf euch."],
    ["de", "Da es regnet, bleiben wir drinnen."],
    ["fr", "Nous ouvrons la porte."],
    ["es", "Los talleres empiezan el lunes."],
    ["it", "Le iscrizioni aprono lunedì."],
    ["nl", "We zijn open."],
    ["pt", "As inscrições abrem na segunda."],
  ])("and others are not taken for one (%s): %s", (language, sentence) =>
    expect(pointsBack(sentence, language)).toBe(false),
  );

  test("never stands without what it points to", () => {
    const post = tweet(
      "From Friday 15 January to Sunday 30 May 2027 we show a hundred years of office letters, open Wednesday to Sunday, 11am to 5pm.\n\n60 machines, 200 letters, and a table where visitors can type their own letter and post it in the red box. We really do send them.\n\nAdmission £6, under 16s free. Former Post Office, Station Road, Oakhanger.",
      "video",
    );
    expect(post.includes("really do send")).toBe(post.includes("the red box"));
  });

  test("nor does a price without the line that it ends", () => {
    const post = tweet(
      "Le 12 mois : pâte souple, goût de beurre et de noisette, il fond très bien, parfait pour la fondue, les gratins et les enfants. 24,90 € le kilo.\nLe 24 mois : pâte plus ferme, petits cristaux qui croquent, goût de fruits secs et de bouillon, long en bouche. À manger tel quel, à la fin du repas, avec du pain de seigle. 34,50 € le kilo.\n\nOn fait goûter les deux au comptoir, du mardi au samedi de 9 h à 19 h.",
      "carousel",
    );
    expect(post.includes("34,50 €")).toBe(post.includes("Le 24 mois"));
    expect(post.includes("À manger tel quel")).toBe(post.includes("Le 24 mois"));
  });
});
