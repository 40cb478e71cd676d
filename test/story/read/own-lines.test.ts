import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { colleaguesIn } from "../../../lib/story/review/colleagues.ts";
import { roughSigns } from "../../../lib/story/review/roughness.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Fern & Kettle") });
const statements = (brief: string) =>
  read(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

test.each([
  [
    'Spring concert: "Larks"\nMusic by Holst, Finzi and a first performance by Una Brackley\nSaturday 8 May 2027, 7pm, St Anne’s Church, Castle Street\nTickets £12, under 26s £4, from larks.example or on the door',
    "Saturday 8 May 2027, 7pm, St Anne’s Church, Castle Street.",
  ],
  [
    "Vier Tage, drei Nächte\nAnreise Montag bis Mittwoch, vom 11. Januar bis 3. März 2027\nDoppelzimmer mit Frühstück und Dampfbad: 310 € für zwei",
    "Doppelzimmer mit Frühstück und Dampfbad: 310 € für zwei.",
  ],
])("lines of their own are not joined because two of them are long: %s", (brief, line) => {
  expect(statements(brief)).toContain(line);
});

test("a line that was wrapped in the middle of a sentence goes on in the next one", () => {
  const brief =
    "The mill at Holm Street opens its doors again on Saturday 8 May\nafter three years of repairs, and everybody who helped to mend it\nis invited.";
  expect(statements(brief).join(" ")).toContain("on Saturday 8 May after three years of repairs");
});

test("a span of days opens a line and counts no step", () => {
  const { steps, facts } = read(
    "Easter hours\n\nMon 1 – Wed 3 April: 7am – 5pm\n5 – 8 April: closed\n12 – 14 April: 8am – 3pm",
  );
  expect(steps).toEqual([]);
  expect(facts.map(({ says }) => says)).toContain("5 – 8 April: closed.");
});

test("“so far” keeps its first word", () => {
  expect(statements("We need 300 coats by 4 March. So far: 120.")).toContain("So far: 120.");
});

test("two names beside a bar head the values below them", () => {
  const { rows, columns } = read(
    "Train vs. plane\n\n          Train | Plane\nPrice: £80 | £95\nCO2: 6 kg | 110 kg\nTime: 5 h | 4 h",
  );
  expect(columns).toEqual(["Train", "Plane"]);
  expect(rows.map(({ label, first, second }) => [label, first, second])).toEqual([
    ["Price", "£80", "£95"],
    ["CO2", "6 kg", "110 kg"],
    ["Time", "5 h", "4 h"],
  ]);
});

test("a remark behind a year stays with its value in the series", () => {
  const { series } = read(
    "Homes heated, per year:\n\n2023: 120 homes\n2024: 180 homes\n2025 (to 30 June): 210 homes",
  );
  expect(series?.points).toEqual([
    { x: "2023", y: 120 },
    { x: "2024", y: 180 },
    { x: "2025 (to 30 June)", y: 210 },
  ]);
});

test.each([
  "Tea tasting on 4 March at 3 pm. Our website under it.",
  "Teeprobe am 4. März um 15 Uhr. Bitte keine Blümchen-Grafik, lieber ruhig.",
  "Dégustation de thé le 4 mars à 15 h. Merci, pas d’images de théières.",
])("how the picture is to look is not for readers: %s", (brief) => {
  expect(statements(brief).join(" ")).not.toMatch(/website|Grafik|images/);
});

test.each([
  'Small line underneath: "Open all winter."',
  'End: "Open all winter."',
  'Cover: "Open all winter."',
])("a label of the layout is not published: %s", (line) => {
  expect(statements(`Tea is served in the glasshouse every day.\n\n${line}`)).toContain("Open all winter.");
});

test("a line of Japanese ends with its own full stop, and a title in brackets with none", () => {
  const said = statements("【冬の茶会】\n参加費:2,000円(菓子付き)\nお申し込み:045-555-0136\n※受付は一階です");
  expect(said).toContain("【冬の茶会】");
  expect(said).toContain("お申し込み:045-555-0136。");
});

test("what comes out, and thanks above other lines, name no colleague", () => {
  expect(colleaguesIn("Undertow is out on 3 December.\nFor PC and Mac.")).toEqual(new Set());
  expect(colleaguesIn("Post this today.\nSam is out on Friday.")).toEqual(new Set(["Sam"]));
  expect(roughSigns("Thank you, Coldbrook!\nYou raised £900.", "en")).toEqual([]);
  expect(roughSigns("You raised £900.\nThank you, Sam", "en")).toContain("a greeting to a colleague");
});
