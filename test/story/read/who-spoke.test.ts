import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { quotationIn } from "../../../lib/story/read/quotation.ts";
import { brandOf } from "../../copy/brands.ts";

const WORDS = "“I rang at ten to six about a tortoise. Nobody laughed, and by Friday he was eating.”";

test.each([
  [
    "We'd like to post this from Mrs Ana Ruiz of Clee Green, she's happy to be named: ",
    "Mrs Ana Ruiz",
    "Clee Green",
  ],
  ["This came from Tom Reyes (he has agreed to be quoted): ", "Tom Reyes", ""],
  ["Das schrieb uns Frau Vera Lind aus Aachen, sie ist einverstanden: ", "Frau Vera Lind", "Aachen"],
])("what a person allows is no part of who spoke: %s", (lead, name, company) => {
  expect(quotationIn(`${lead}${WORDS}`)).toMatchObject({ name, company, role: "" });
});

test("a role stays a role", () => {
  expect(quotationIn(`Ana Ruiz, happy owner of Café Sol, told us: ${WORDS}`)).toMatchObject({
    name: "Ana Ruiz",
    role: "happy owner",
  });
});

test("a role is not cut within a word", () => {
  const who = "Doreen, 81, visits the warm room on Mill Street every Wednesday afternoon after the market";
  const { name, role = "" } = quotationIn(`${WORDS} – ${who}.`) ?? {};
  expect(name).toBe("Doreen");
  expect(`${who} `).toContain(`${role} `);
});

test("a clause about a person is no role", () => {
  expect(
    quotationIn(`A word from Mrs Hale from Whitby, we re-slated her roof in April: ${WORDS}`)?.role ?? "",
  ).not.toContain("we re-slated");
});

test("a short name of a day is not who spoke", () => {
  expect(quotationIn(`“The bread sells out by ten”, Wed.`)?.name ?? "").not.toBe("Wed");
});

const spoken = (brief: string) =>
  houseStory({ brief, brand: brandOf("Carrygreen"), channel: "instagram", assetType: "card" }).quotation;

test.each([
  [
    "Priya, who took our five-week course. The next one starts on 14 January.",
    "who took our five-week course",
  ],
  [
    "Jana, die seit zwei Jahren zu uns kommt. Nächster Kurs am 14. Januar.",
    "die seit zwei Jahren zu uns kommt",
  ],
  ["Inès, qui roule avec nous depuis mars. Prochain cours le 14 janvier.", "qui roule avec nous depuis mars"],
  ["Marta, que hizo el curso de otoño. El próximo empieza el 14 de enero.", "que hizo el curso de otoño"],
  ["Chiara, che viene il martedì. Il prossimo corso parte il 14 gennaio.", "che viene il martedì"],
  ["Femke, die sinds maart meezingt. De volgende les is op 14 januari.", "die sinds maart meezingt"],
  ["Rosa, que fez o curso de outono. O próximo começa a 14 de janeiro.", "que fez o curso de outono"],
  ["Tom, customer since 2019. We are open from 8 to 6.", "customer since 2019"],
])("a first name directly behind two sentences spoke them: %s", (behind, role) => {
  const { name = "", role: said = "" } =
    spoken(`"I rang at ten about a tortoise. Nobody laughed at me there." ${behind}`) ?? {};
  expect([name, said]).toEqual([behind.split(",")[0], role]);
});

test("thanks behind a quotation are no name", () => {
  const brief =
    '"I rang at ten about a tortoise. Nobody laughed at me there." Thanks, everyone who wrote. We open at 8.';
  expect(spoken(brief)?.name).toBe("");
});
