import { describe, expect, test } from "vitest";
import { detectLanguage } from "../../../lib/copy/language.ts";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import {
  answersAlone,
  bareRequests,
  orderedBefore,
  remarksToMakers,
} from "../../../lib/story/review/for-makers.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Maison");
const post = (text: string) => [{ where: "posts.linkedin", text }];
/** Each sentence is judged alone. */
const judge = judgeOf("", "en");

describe("a remark to the maker of the picture", () => {
  test.each([
    "Drawn rather than photographed would be lovely.",
    "Please make the last line small.",
    "Music-led, no voice-over.",
    "High contrast obviously, yellow on black is fine, and large type.",
    "Plenty of air, no captions in capitals.",
    "Aimed at whoever does the pay on Sunday night.",
    "Social preview for our article “Your PDF is a locked door”.",
    "The lines, in this order:",
    "This has been through compliance.",
    "Bitte kein Rot und kein Gold.",
    "Rythme vif, couleurs franches.",
    "Mucho aire, colores vivos y nada en mayúsculas.",
    "字幕は大きめで。",
    "People read this on their phone, so make the hours big.",
    "We have two plans, so please set them side by side.",
    "The one finding worth showing: 43% failed.",
    "Recept voor de feestdagen, liefst stap voor stap.",
    "No fim digam que aceitamos peças novas.",
    "Magari una diapositiva per gli ingredienti.",
    "Copy the charts into slides.",
    "The slides open with a question.",
    "Necesitamos tres imágenes para el lunes, en este orden.",
    "The charts are to be copied into slides.",
    "Please let the charts copy into slides.",
    "The three numbers export to slides 2 to 4.",
    "Die Diagramme in Folien kopieren.",
    "Necesito la tarifa nueva para enero.",
    "Queríamos um vídeo curto a anunciar a época.",
    "Luz de manhã, mar calmo.",
    "インフォグラフィックにしてください。",
    "Cover",
    "End:",
    "Method | Coffee | Water | Temp.",
  ])("asks for a person: %s", (remark) => {
    const found = remarksToMakers({
      places: post(`The tank is empty.\n${remark}\nCall us.`),
      brand,
      judge,
      language: "en",
    });
    expect(found.map(({ says }) => says)).toEqual([
      expect.stringContaining("may be a remark to the maker of the picture"),
      ...found.slice(1).map(({ says }) => says),
    ]);
  });

  test.each([
    "The film runs on Thursdays with English subtitles.",
    "Each page of the book is printed by hand.",
    "Our bread is drawn from the oven at six.",
    "The end of the line is in Leeds. Cover your seedlings.",
    "Bitte keine Hunde mitbringen.",
    "We paint doors, white or blue.",
    "The new seal makes the door tight.",
    "The two towns lie beside each other.",
    "Open 9 | 5",
    "Rub candle wax on the runners so it still slides.",
    "The sash slides without a sound.",
    "Necesitamos 8.000 euros para que el órgano vuelva a sonar.",
    "Necesitamos voluntarios para el sábado.",
    "Charts copy straight into slides.",
    "Reports open in 1.8 seconds, charts copy straight into slides, and every number shows its source.",
    "Every board exports to slides in one click.",
    "Diagramme lassen sich direkt in Folien kopieren.",
    "Les graphiques s’exportent en un clic vers vos diapositives.",
    "Los gráficos se copian directamente en tus diapositivas.",
    "I grafici si copiano direttamente nelle slide.",
    "Je kopieert elke grafiek zo naar je presentatie.",
    "Os gráficos copiam-se diretamente para os slides.",
  ])("is not seen in what readers are told: %s", (line) => {
    const { code: language } = detectLanguage(line);
    expect(remarksToMakers({ places: post(line), brand, judge, language })).toEqual([]);
  });

  test("is quoted with the whole sentence around it, numbers included", () => {
    const found = remarksToMakers({
      places: post("It opens in 1.8 seconds. Put 4.5 of them on three slides, please. Call us."),
      brand,
      judge,
      language: "en",
    });
    expect(found.map(({ quote }) => quote)).toEqual(["Put 4.5 of them on three slides, please."]);
  });

  test("the brand's own tagline is not, whatever it sounds like", () => {
    const own = { ...brand, tagline: "Ship it, say it." };
    const found = (of: typeof brand) =>
      remarksToMakers({ places: post("Ship it, say it."), brand: of, judge, language: "en" });
    expect(found(own)).toEqual([]);
    expect(found(brand)).toHaveLength(1);
  });

  test("is not seen in words of the brand, in the alternative text, or in a quotation", () => {
    const own = brandOf("Maison", { tagline: "White on black since 1950" });
    expect(
      remarksToMakers({ places: post("White on black since 1950."), brand: own, judge, language: "en" }),
    ).toEqual([]);
    const elsewhere = ["altText", "quotation"].map((where) => ({ where, text: "White on black." }));
    expect(remarksToMakers({ places: elsewhere, brand, judge, language: "en" })).toEqual([]);
  });
});

describe("an answer without its question", () => {
  const brief = "Bitter? Grind coarser. Sour? Grind finer.";

  test("asks for a person, once for each", () => {
    const found = answersAlone({
      places: [...post("Grind coarser. Grind finer."), ...post("Grind finer.")],
      brief,
    });
    expect(found.map(({ says }) => says)).toEqual([
      "“Grind coarser.” stands without its question “Bitter?”",
      "“Grind finer.” stands without its question “Sour?”",
    ]);
  });

  test("does not, with the question beside it, or where a colleague was asked", () => {
    expect(answersAlone({ places: post(brief), brief })).toEqual([]);
    const clause = "Grind coarser if it is bitter. If it is sour, grind finer.";
    expect(answersAlone({ places: post(clause), brief })).toEqual([]);
    const counted = "Three or more? Ring us on 555-0139.";
    expect(answersAlone({ places: post(counted), brief: counted })).toEqual([]);
    const asked = "Can you make a post? The kit is back.";
    expect(answersAlone({ places: post("The kit is back."), brief: asked })).toEqual([]);
  });
});

test("a request to be passed on is no post without its beginning", () => {
  const brief = "Please tell people to keep them off low tables, and to ring us straight away.";
  const bare = post("To keep them off low tables, and to ring us straight away.");
  expect(bareRequests({ places: bare, brief })).toHaveLength(1);
  expect(bareRequests({ places: post("Keep them off low tables, and ring us."), brief })).toEqual([]);
});

test("a scene that answers the question of its headline does not stand alone", () => {
  const brief = "Never surfed? Three steps and you are in the water.";
  const scene = { where: "scenes", text: "Three steps and you are in the water" };
  expect(answersAlone({ brief, places: [scene] })).toHaveLength(1);
  expect(answersAlone({ brief, places: [{ where: "headline", text: "Never surfed?" }, scene] })).toEqual([]);
});

test("what is to come before what is asked about where it is published", () => {
  const brief = "4,180 tonnes collected. People before tonnes, please.";
  expect(
    orderedBefore({ brief, places: post("4,180 tonnes collected. People before tonnes.") }),
  ).toHaveLength(1);
  expect(orderedBefore({ brief, places: post("4,180 tonnes collected.") })).toEqual([]);
});
