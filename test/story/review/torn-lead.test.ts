import { expect, test } from "vitest";
import { tornLead } from "../../../lib/story/review/torn-lead.ts";
import { storyWith } from "../for-templates/parts.ts";

const torn = (lead: string, spoken: string) => tornLead({ story: storyWith({ spoken }), lead }).length > 0;

test.each([
  ["LAS CLASES VAN DEL", "es"],
  ["Our spring fair with the", "en"],
  ["Das Konzert am", "de"],
  ["Une soirée avec", "fr"],
  ["La mostra apre il", "it"],
  ["Spring term prices, starting", "en"],
  ["Die neuen Preise gelten ab", "de"],
  ["Les cours du printemps, à partir", "fr"],
  ["De nieuwe tarieven, vanaf", "nl"],
  ["Vedi", "it"],
  ["Non sai qual è il tuo livello? Vedi.", "it"],
  ["Not sure? See", "en"],
  ["Noch Fragen? Siehe", "de"],
  ["Which: £51.23 per resident", "en"],
  ["Which is £51.23 per resident", "en"],
  ["Which we open on Friday", "en"],
])("%s waits for more", (lead, spoken) => {
  expect(torn(lead, spoken)).toBe(true);
});

test.each([
  ["Las clases empiezan el lunes", "es"],
  ["Come and join in", "en"],
  ["Wir laden ein", "de"],
  ["Log in with A or B", "en"],
  ["18 €", "fr"],
  ["Come and see", "en"],
  ["Venez voir", "fr"],
  ["Which bike suits you?", "en"],
  ["Which of the three ways to divide a pension is right for you", "en"],
  ["Which paper to choose for your poems", "en"],
  ["Welche Dämmung passt", "de"],
  ["Ce qui change en 2027", "fr"],
  ["Lo que nadie te cuenta", "es"],
  ["Was sich ändert", "de"],
  ["Our new term is starting", "xx"],
  ["To", "en"],
  ["Of course", "tr"],
])("%s is whole", (lead, spoken) => {
  expect(torn(lead, spoken)).toBe(false);
});
