import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

/** Orders to thank, greet or invite others are followed: the brand says it of itself. */
const brand = brandOf("Acme");
const postOf = (brief: string) =>
  houseStory({ brief, brand, channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

describe("what a post is asked to do, the brand says of itself", () => {
  test.each([
    ["Thank our customers for ten years of trust.", "We thank our customers for ten years of trust."],
    [
      "Please thank the volunteers who cleaned the path. 43 people came.",
      "We thank the volunteers who cleaned the path.",
    ],
    ["Wish everyone a merry Christmas and a calm start into 2027.", "We wish everyone a merry Christmas"],
    ["Congratulate Anna on passing her exam as a mechanic.", "We congratulate Anna on passing her exam"],
    ["Welcome the two new apprentices, Tom and Lea.", "We welcome the two new apprentices"],
    ["Say hello to everyone who follows us.", "We say hello to everyone who follows us."],
    ["Say goodbye to Maria after twelve years.", "We say goodbye to Maria after twelve years."],
    ["Celebrate 1,000 deliveries.", "We celebrate 1,000 deliveries."],
    ["Apologise for the delays on Monday.", "We apologise for the delays on Monday."],
    ["Invite shops to our open evening on 9 December at 18:00.", "We invite shops to our open evening"],
    ["Wünsche allen ein frohes Fest.", "Wir wünschen allen ein frohes Fest."],
    ["Bitte bedankt euch bei allen, die geholfen haben.", "Wir bedanken uns bei allen"],
    ["Begrüße unsere zwei neuen Azubis, Tom und Lea.", "Wir begrüßen unsere zwei neuen Azubis"],
    ["Remercie nos clients pour dix ans de confiance.", "Nous remercions nos clients"],
    ["Souhaite de bonnes fêtes à tout le monde.", "Nous souhaitons de bonnes fêtes"],
    ["Da las gracias a todos los que nos siguen.", "Damos las gracias a todos"],
    ["Felicita a Ana por su examen.", "Felicitamos a Ana"],
    ["Ringrazia tutti i clienti per i dieci anni insieme.", "Ringraziamo tutti i clienti"],
    ["Wens iedereen fijne feestdagen.", "We wensen iedereen fijne feestdagen."],
    ["Agradece aos nossos clientes por dez anos.", "Agradecemos aos nossos clientes"],
  ])("%s", (brief, said) => expect(postOf(brief)).toContain(said));
});

describe("what readers are asked to do stays as it is", () => {
  test.each([
    "Thank your neighbour today: bring them soup.",
    "Welcome the spring with our new seeds, from 1 March at 3 euros a bag.",
    "Say goodbye to cold coffee: the new lid keeps it hot for six hours.",
    "Say hello to faster routes: we now ride the new canal path.",
    "Celebrate with us: ten years of Acme, on 5 December at 18:00.",
    "Invite a friend and both of you get 5 euros off.",
    "Welcome to the new depot: we moved to 4 Canal Street.",
    "Begrüßt den Frühling mit unseren neuen Samen, ab 1. März für 3 Euro.",
    "Invita a tus amigos y ahorra 5 euros en el próximo envío.",
  ])("%s", (brief) => expect(postOf(brief)).toContain(brief.replace(/[.:].*$/, "")));
});

test("a question that is to be explained heads its answer", () => {
  const post = postOf("Explain how our delivery works: order by 11, it arrives by 18.");
  expect(post).toContain("How our delivery works: order by 11, it arrives by 18.");
});

describe("an order to close with something ends the words of thanks", () => {
  test.each([
    [
      "We took 31 rowers to the regatta. Please thank the parents who towed the trailer, and end with our next rowing day: Saturday 12 December, 8 am.",
      "We thank the parents who towed the trailer.",
      "and end with",
    ],
    [
      "31 Ruderer waren dabei. Bitte dankt den Eltern, die den Anhänger gezogen haben, und schließt mit unserem nächsten Rudertag: Samstag, 12. Dezember, 8 Uhr.",
      "Wir danken den Eltern, die den Anhänger gezogen haben.",
      "und schließt mit",
    ],
    [
      "31 rameurs y étaient. Remerciez les parents qui ont tiré la remorque et terminez par notre prochaine journée : samedi 12 décembre, 8 h.",
      "Nous remercions les parents qui ont tiré la remorque.",
      "et terminez par",
    ],
  ])("%s", (brief, said, order) => {
    expect(postOf(brief)).toContain(said);
    expect(postOf(brief)).toContain("12");
    expect(postOf(brief)).not.toContain(order);
  });
});

test("what goes on behind the closing words closes the post with them", () => {
  const post = postOf(
    "We took 31 rowers to the regatta and came home with 9 medals.\n\nPlease thank the parents who towed the trailer, and end with our next rowing day: Saturday 12 December, 8 am, on Quay Road. It is free.",
  );
  expect(post.trim()).toMatch(
    /Our next rowing day: Saturday 12 December, 8 am, on Quay Road\. It is free\.$/u,
  );
  expect(post.match(/It is free/gu)).toHaveLength(1);
});
