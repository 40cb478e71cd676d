import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { permittedLead, senderIn } from "../../../lib/story/read/quoted-remarks.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Bright Start"), channel: "linkedin", assetType: "card" });

const SAID = "My bike came back cleaner than on the day I bought it.";

test.each([
  `Sweet line from a customer, she says we may share it: "${SAID}" Mia Ashby, Derby.`,
  `We had this from a customer and she's happy for us to use it: "${SAID}" Mia Ashby, Derby.`,
  `Got a lovely card this morning: "${SAID}" Mia Ashby, Derby.`,
  `Got a lovely card this morning. "${SAID}" Mia Ashby, Derby.`,
  `Just got this from a customer. She said it's okay to use. "${SAID}" Mia Ashby, Derby.`,
  `Nice one from a customer, asked her and she is fine with it. "${SAID}" Mia Ashby, Derby.`,
])("a remark before what was said is for those who publish it: %s", (brief) => {
  expect(storyOf(brief).posts.linkedin).toBe(`“${SAID}”\n– Mia Ashby, Derby`);
});

test.each([
  [
    "Diesen Satz hat uns ein Kunde geschickt, wir dürfen ihn verwenden: „",
    "Mein Rad kam sauberer zurück, als ich es gekauft habe.",
    "“",
  ],
  [
    "Schöner Satz von einem Kunden, hab ihn gefragt, ist okay für ihn. „",
    "Mein Rad kam sauberer zurück, als ich es gekauft habe.",
    "“",
  ],
  [
    "Un client nous a envoyé cette phrase et nous pouvons l'utiliser : « ",
    "Mon vélo est revenu plus propre que le jour de l’achat.",
    " »",
  ],
  [
    "Un cliente nos ha escrito esto y le parece bien que lo compartamos: «",
    "Mi bici volvió más limpia que el día que la compré.",
    "»",
  ],
  [
    "Abbiamo ricevuto questa frase da un cliente, possiamo usarla: «",
    "La mia bici è tornata più pulita del giorno in cui l’ho comprata.",
    "»",
  ],
  [
    "Deze zin kregen we van een klant, we mogen hem gebruiken: “",
    "Mijn fiets kwam schoner terug dan op de dag dat ik hem kocht.",
    "”",
  ],
  [
    "Recebemos esta frase de um cliente, disse que a podemos usar: “",
    "A minha bicicleta voltou mais limpa do que no dia em que a comprei.",
    "”",
  ],
])("in other languages: %s", (lead, said, end) => {
  const { posts, quotation } = storyOf(`${lead}${said}${end} Mia Ashby, Derby.`);
  expect(quotation).toMatchObject({ text: said, name: "Mia Ashby", company: "Derby" });
  expect(posts.linkedin).not.toContain(lead.slice(0, 12));
});

test("who sent the words is named with them", () => {
  const { quotation } = storyOf(`Mia Ashby from Derby sent us this and we're allowed to use it: "${SAID}"`);
  expect(quotation).toMatchObject({ text: SAID, name: "Mia Ashby", company: "Derby" });
  expect(senderIn("A line from Mia Ashby, she is fine with it: ").name).toBe("Mia Ashby");
});

test.each([
  `Our customers say: "${SAID}"`,
  `What Mia says about our repairs: "${SAID}"`,
  `A customer wrote to us last week: "${SAID}"`,
  'We are happy to help: "Bikes are repaired within a day."',
  'We can use your old tyres: "Tyres for trees" starts on 3 May.',
  "On peut tout réparer : « Votre vélo est prêt en un jour. »",
])("words that lead readers to what was said are no remark: %s", (text) => {
  expect(permittedLead(text)).toBe(0);
});

test("Schöner Satz is no person, and neither is who stands without a sign of having sent it", () => {
  expect(senderIn("Schöner Satz von einer Kundin: ").name).toBe("");
  expect(senderIn("Diesen Satz hat uns eine Kundin geschickt: ").name).toBe("");
});
