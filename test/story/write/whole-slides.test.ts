import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Lingua Viva"), channel: "instagram", assetType: "carousel" });

test.each([
  [
    "I nuovi corsi partono lunedì 11 gennaio.\n\nInglese B1, 340 euro\nTedesco A1, 340 euro\nSloveno A1, 260 euro\n\nIl libro è compreso nel prezzo. Chi si iscrive entro venerdì 18 dicembre paga il 10% in meno. Non sai qual è il tuo livello? Il test è gratuito, dura venti minuti e si fa su linguaviva.example.",
    "Non sai qual è il tuo livello?",
    "Il test è gratuito",
  ],
  [
    "Los nuevos cursos empiezan el lunes 11 de enero.\n\nInglés B1, 340 euros\nAlemán A1, 340 euros\nEsloveno A1, 260 euros\n\nEl libro está incluido en el precio. Quien se inscribe antes del viernes 18 de diciembre paga un 10% menos. ¿No sabes cuál es tu nivel? La prueba es gratuita, dura veinte minutos y se hace en linguaviva.example.",
    "¿No sabes cuál es tu nivel?",
    "La prueba es gratuita",
  ],
])("a question stands on the slide of its answer, which keeps its address: %s", (brief, question, answer) => {
  const { slides, cta } = storyOf(brief);
  const said = slides.map(({ title, body }) => `${title} ${body}`);
  expect(said.find((one) => one.includes(question))).toContain(answer);
  expect(cta?.label ?? "").not.toContain("?");
});

test("a week that something is of is no day of the news", () => {
  expect(storyOf("Kite 5.2 is out. On iOS it arrives with this week's update.").when).toBeNull();
  expect(storyOf("Our new oven opens this week with free bread.").when?.date).toBe("this week");
});
