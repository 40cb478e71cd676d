import { describe, expect, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { fitText } from "../../lib/render/fit.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { TextLines } from "../../lib/render/templates/kit/text-lines.tsx";
import { BODY, CODE, HEADLINE, STRONG } from "../../lib/render/templates/kit/type-styles.ts";
import { unitsOf } from "../../lib/render/type/breaks.ts";
import { resolveFonts, settingsIn } from "../../lib/render/type/resolve-fonts.ts";
import { tiesIn } from "../../lib/render/type/ties.ts";
import { typesetFor } from "../../lib/render/type/typeset.ts";
import { readAsset } from "../support/assets.ts";

const WIDTHS = Array.from({ length: 40 }, (_, i) => 260 + 17 * i);

async function fitted(text: string, width: number, typeStyle = BODY, min = 26) {
  const type = await typesetFor({ texts: [text], readAsset });
  return withTextMeasurement(type, (measureText) =>
    fitText(measureText, { text, typeStyle, min, max: 34, width, maxLines: 40 }),
  );
}

/** The lines of a text in columns of many widths. */
async function* columns(text: string, typeStyle = BODY) {
  for (const width of WIDTHS) yield (await fitted(text, width, typeStyle)).lines;
}

describe("never parted at the end of a line", () => {
  test.each([
    ["La bottiglia da 500 ml costa 16 € e si trova in frantoio e sul sito.", ["500 ml", "16 €"]],
    ["Sow the beans 5 cm deep and 20 cm apart, in soil above 8 °C or so", ["5 cm", "20 cm", "8 °C"]],
    ["Ouvert du mercredi au dimanche, de 10 h à 18 h, entrée 7 €", ["10 h", "18 h", "7 €"]],
    ["It loads 38 % faster and costs CHF 120 a year, or US$ 12 a month", ["38 %", "CHF 120", "US$ 12"]],
    ["The studio closes for the winter on 19 December and on March 3rd", ["19 December", "March 3rd"]],
    ["Nuevas tarifas desde el 1 de septiembre y hasta el 5 de mayo", ["1 de septiembre", "5 de mayo"]],
    ["Seit dem 1. April ab 19:30 Uhr in der Halle Nr. 5 am Hafen", ["1. April", "19:30 Uhr", "Nr. 5"]],
    ["Open from 7 pm to 11 p.m. in room No. 5, second floor to the left", ["7 pm", "11 p.m.", "No. 5"]],
    ["Upgrade to version 4.2 or v 2.0 before the end of the year", ["version 4.2", "v 2.0"]],
    ["Call us on 01632 960 144 or on +49 30 901820 at any time of day", ["01632 960 144", "+49 30 901820"]],
    [
      "Collection is on Saturday in the shop, between 7:30 and 2. They contain almonds",
      ["between 7:30 and 2."],
    ],
    ["Der Laden ist am Samstag von 9 bis 12 Uhr für alle geöffnet, und im Mai auch", ["von 9 bis 12 Uhr"]],
    ["Die neuen Preise gelten ab 1. August 2026 für alle", ["ab 1. August"]],
    ["Treffpunkt am Hafen, Anmeldung bei Dr. M. Ahrens", ["Dr. M. Ahrens"]],
    ["“Not a bean since 2019”, says J. R. Hartley of Wooler", ["J. R. Hartley"]],
    ["Una caja de 2 kg desde el 1.º de agosto a las 10:30", ["2 kg", "1.º de agosto"]],
    ["Ouvert le 1er août à 10 h 30 dans la salle Nr. 12", ["le 1er août", "10 h 30"]],
    ["Aardappelen van 2 kg vanaf 1 augustus om 10.30 uur", ["2 kg", "vanaf 1 augustus", "10.30 uur"]],
    ["Aperti dal 1° agosto, 12 € a persona", ["dal 1° agosto", "12 €"]],
    ["Umweltaktionswochenenden € 12,50 pro Person", ["€ 12,50"]],
    ["Mitgliederversammlungen 25.000 € im Jahr", ["25.000 €"]],
    ["桜ほうじ茶は100グラム1,200円、3月20日から発売します", ["100グラム", "1,200円", "3月20日"]],
    ["茶葉はティースプーンに二杯", ["ティースプーン"]],
    ["We raised 1 284 500 € for 12 – 14 new wells this summer", ["1 284 500 €", "12 – 14"]],
  ])("%s", async (text, whole) => {
    for (const typeStyle of [BODY, HEADLINE]) {
      for await (const lines of columns(text, typeStyle)) {
        for (const part of whole)
          expect(
            lines.some((line) => line.includes(part)),
            lines.join(" / "),
          ).toBe(true);
      }
    }
  });

  test("a column that is narrower than a number and its unit parts them after all", async () => {
    const { lines } = await fitted("1,250,000 kilometres", 150);
    expect(lines.length).toBeGreaterThan(1);
  });
});

test.each([
  ["We have places in Year 3 (4) and Year 7 (11)", "3 (4)"],
  ["Reception (6) and Year 7 (11)", "Reception (6)"],
  ["Atelier pour les enfants (20 places, inscription)", "(20 places"],
  ["500 g di ceci, 2 spicchi d’aglio", "2 spicchi"],
  ["Finals for the best at 6 pm, free", "at 6 pm"],
  ["Das Finale beginnt um 18 Uhr im Hof", "um 18 Uhr"],
])("%s: “%s” stays on one line", (text, whole) => {
  const ties = tiesIn(text);
  const start = text.indexOf(whole);
  for (const { index } of whole.matchAll(/ /g))
    expect(["core", "hard"], `${index}`).toContain(ties.get(start + index));
});

test("a count amid a sentence may begin its line", () => {
  expect(tiesIn("We sold 12 books").get("We sold 12".length)).not.toBe("hard");
});

test("a price stays beside what it is the price of", async () => {
  const text = "Brake adjustment £18, gear tune £22, wheel true £20, basic service £55";
  for await (const lines of columns(text)) for (const line of lines) expect(line).not.toMatch(/^£/);
});

test("no line begins or ends with the sign between two values", async () => {
  const text =
    "Monday to Thursday 8.00–20.00\u00a0· Friday 8.00–18.00\u00a0· Saturday 9.00–13.00 · £12 | Hall 2";
  for await (const lines of columns(text, STRONG)) {
    for (const line of lines) expect(line).not.toMatch(/^[·|\s]|[·|\s]$/);
    expect(lines.join(" ").replace(/[·|\s]/g, "")).toBe(text.replace(/[·|\s]/g, ""));
  }
});

test("a bar in code is code", async () => {
  const { lines } = await fitted("cat a.txt | sort | uniq", 200, CODE);
  expect(lines.join(" ")).toBe("cat a.txt | sort | uniq");
});

test.each([
  "We have published a complete guide for you",
  "Good food made with us",
  "Our new roast is here for you, and it is so good",
])("a headline leaves no short word alone on its last line: %s", async (text) => {
  for (const width of [...WIDTHS.map((wide) => wide - 100), ...WIDTHS]) {
    const { lines } = await fitted(text, width, HEADLINE, 34);
    if (lines.length > 1) expect(lines.at(-1)?.length, lines.join(" / ")).toBeGreaterThan(4);
  }
});

test("a clause behind a price begins a line, and the two lines of a title are alike", async () => {
  const { lines } = await fitted("Twelve gifts under £20 that have a story", 560, HEADLINE, 40);
  expect(lines).toEqual(["Twelve gifts under £20", "that have a story"]);
});

test.each([
  ["Best keepers are Bramley, Ashmead’s Kernel and Winter Greening", ["Ashmead’s Kernel", "Winter Greening"]],
  ["Season four of Small Hours Atlas begins soon", ["Small Hours Atlas"]],
])("the words of a name stay together where a line may break elsewhere: %s", async (text, names) => {
  for (const width of [520, 560, 600]) {
    const { lines } = await fitted(text, width, HEADLINE, 40);
    for (const name of names)
      expect(
        lines.some((line) => line.includes(name)),
        lines.join(" / "),
      ).toBe(true);
  }
});

test("an ellipsis drops a number together with its unit", async () => {
  const text = "The bottle of 500 ml costs 16 € at the mill and on the site";
  const type = await typesetFor({ texts: [text], readAsset });
  for (const width of WIDTHS) {
    const { lines } = await withTextMeasurement(type, (measureText) =>
      fitText(measureText, { text, typeStyle: BODY, min: 30, max: 30, width, maxLines: 1 }),
    );
    expect(lines[0]).not.toMatch(/(?:500|16)…$/);
  }
});

describe("Japanese, Chinese and Thai break between phrases", () => {
  test.each([
    ["3月20日に桜ほうじ茶を数量限定で発売します", ["3月20日に", "桜ほうじ茶を", "数量限定で", "発売します"]],
    ["予約受付は19:30から、料金は1,200円です", ["19:30から、", "1,200円です"]],
    ["3月20日起限量发售樱花焙茶，售价58元", ["20日起", "限量", "樱花", "售价58元"]],
    ["让你的品牌内容自动发布，每天早上九点", ["你的", "品牌", "内容"]],
    ["ลดราคาสินค้าทุกชิ้น 20% ถึงวันที่ 30 พฤศจิกายน", ["สินค้า", "30 พฤศจิกายน"]],
  ])("%s", async (text, whole) => {
    for (const typeStyle of [BODY, HEADLINE]) {
      for (const width of [240, 300, 360, 420, 480]) {
        const { lines } = await fitted(text, width, typeStyle);
        for (const part of whole)
          expect(
            lines.some((line) => line.includes(part)),
            lines.join(" / "),
          ).toBe(true);
        expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }
    }
  });

  test("other texts need no model", async () => {
    const asked: string[] = [];
    const spying = (path: string) => {
      asked.push(path);
      return readAsset(path);
    };
    await typesetFor({ texts: ["Ordinary words", "안녕하세요 세계"], readAsset: spying });
    expect(asked.filter((path) => path.startsWith("phrases/"))).toEqual([]);
  });
});

test("two f of a heavy headline stand apart by more than a hairline", async () => {
  const size = 200;
  const type = await typesetFor({ texts: ["ff"], readAsset });
  const set = await withTextMeasurement(type, (measureText) =>
    fitText(measureText, { text: "ff", typeStyle: HEADLINE, min: size, max: size, width: 400, maxLines: 1 }),
  );
  const root = resolveFonts(TextLines({ fitted: set, color: "#000000", part: "headline" }), type);
  const page: Node = {
    type: "container",
    style: { display: "flex", width: 300, height: 220, backgroundColor: "#ffffff" },
    children: [root],
  };
  const fonts = await type.slicesFor(settingsIn(root));
  const rgba = await draw({ width: 300, height: 220, root: page, images: new Map(), fonts }, "raw");
  const light = Array.from({ length: 300 }, (_, x) =>
    Math.min(...Array.from({ length: 220 }, (_, y) => rgba[(y * 300 + x) * 4] ?? 255)),
  );
  const row = light
    .map((least) => (least < 200 ? "#" : " "))
    .join("")
    .trim();
  expect(row).toMatch(/^#+ {3,}#+$/);
});

test.each([
  ["Elle relie la gare à l’hôpital en 11 minutes, contre 25 en bus"],
  ["Check the frame for cracks near the welds of the bike"],
  ["Freie Beete für Familien gibt es im Grünhof und in der Halle"],
])("a loud line does not end with a small word where the column is wide enough: %s", async (text) => {
  const ends = /(?<!\p{L})(?:la|à|en|the|for|of|für|ab|dem|im)$/u;
  const type = await typesetFor({ texts: [text], readAsset });
  await withTextMeasurement(type, (measureText) => {
    for (const width of WIDTHS.filter((one) => one > 600)) {
      const spec = { text, typeStyle: HEADLINE, min: 40, max: 140, width, maxLines: 6 };
      const { lines } = fitText(measureText, spec);
      expect(lines.slice(0, -1).filter((line) => ends.test(line))).toEqual([]);
    }
  });
});

test("a letter stays beside what it names", async () => {
  const text = "La ligne C du tram ouvre le samedi 12 décembre";
  const type = await typesetFor({ texts: [text], readAsset });
  await withTextMeasurement(type, (measureText) => {
    const spec = { text, typeStyle: HEADLINE, min: 40, max: 140, width: 600, maxLines: 6 };
    expect(fitText(measureText, spec).lines.join("\n")).toContain("ligne C");
  });
});

test.each([
  ["Any haircut £11 instead of £16 with a student card", "instead of £16"],
  ["Reservas con señal en el 956 55 01 28 hasta el 22 de diciembre", "956 55 01 28"],
  ["Rue des Tanneurs (numéros 1 à 15) et rue du Lavoir", "1 à 15"],
  ["The weekend course takes place on 3 and 4 May in the barn", "3 and 4 May"],
  ["Wir treffen uns am Samstag, 9. Mai in der alten Scheune", "Samstag, 9. Mai"],
  ["De winkel blijft dicht tot en met zondag 9 mei voor de verbouwing", "tot en met"],
  ["L’exposition se tient du 7 au 18 mai dans la grande halle", "du 7 au 18 mai"],
])("%s keeps %s on a line", async (text, whole) => {
  const type = await typesetFor({ texts: [text], readAsset });
  await withTextMeasurement(type, (measureText) => {
    for (const width of WIDTHS.filter((one) => one > 600)) {
      const spec = { text, typeStyle: HEADLINE, min: 40, max: 100, width, maxLines: 6 };
      expect(fitText(measureText, spec).lines.join("\n")).toContain(whole);
    }
  });
});

test.each(["PARA O CONCERTO", "para o concerto"])("a small word leads on in capitals too: %s", (text) => {
  expect(unitsOf(text, { isTied: true }).map(({ bond }) => bond)).toEqual([undefined, "soft", "soft"]);
});

test("outside headlines a small word leads on only where another break is as good", () => {
  expect(unitsOf("tea and cake").map(({ bond }) => bond)).toEqual([undefined, undefined, "weak"]);
});
