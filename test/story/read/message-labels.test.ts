import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const post = (brief: string) =>
  houseStory({ brief, brand: brandOf("Orrin"), channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

test.each([
  [
    "Vorschaubild für unsere neue Seite „Schlüssel“.",
    "Aussage:",
    "Wo ist der Transporter? Ein Blick genügt.",
  ],
  ["", "Message:", "Who has the drill? One look is enough. In all plans from today."],
  ["", "Botschaft:", "Wer hat die Bohrmaschine? Ein Blick genügt. Ab heute in allen Tarifen."],
  ["", "Message principal :", "Vos vieux vélos roulent encore. Déposez-les avant le 18 décembre."],
  ["", "Mensaje principal:", "Tus gafas viejas sirven a otra persona. Tráelas hasta el 20 de diciembre."],
  ["", "Messaggio:", "Chi ha il trapano? Basta un’occhiata. Da oggi in tutti i piani."],
  ["", "Kernboodschap:", "Je oude fiets rijdt nog jaren. Breng hem voor 18 december."],
  ["", "Mensagem:", "Quem tem o berbequim? Basta um olhar. A partir de hoje em todos os planos."],
])("the label of a message is not printed, and its words are: %s %s %s", (order, label, words) => {
  const said = post(`${order} ${label} ${words}`.trim());
  for (const sentence of words.split(/(?<=[.?]) /u)) expect(said).toContain(sentence);
  expect(said).not.toContain(label.replace(/\s?:$/u, ":"));
  expect(said).not.toContain(label);
});

test.each([
  "Message in a bottle: our new gin is here. 50 cl for £32.",
  "Mensaje en una botella: nuestra nueva ginebra ya está aquí. 50 cl por 32 €.",
])("a name that begins with such a word stays: %s", (brief) => {
  expect(post(brief)).toContain(brief.slice(0, 18));
});
