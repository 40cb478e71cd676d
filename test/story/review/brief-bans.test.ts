import { expect, test } from "vitest";
import { openBans, unreadTable } from "../../../lib/story/review/brief-bans.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { STORY } from "./hats.ts";

const bans = (brief: string, wishes: Story["wishes"] = []) =>
  openBans({ story: { ...STORY, wishes }, brief, places: [] }).map(({ quote }) => quote);

test.each([
  "Gallery opens on 13 February. Not approved: the cost.",
  "Approved: the date. Do not use: the name of the contractor.",
  "Savings rose. dont show bad debt",
  "Wir öffnen am Montag. Den Umbau bitte nicht erwähnen.",
  "On ouvre lundi. À ne pas dire : le retard.",
  "Abrimos el lunes. No pongas mi nombre.",
  "新品上市。成本价30不要外传",
  "新商品です。価格はまだ書かないでください。",
])("a ban in %s asks for a person", (brief) => {
  expect(bans(brief)).toHaveLength(1);
});

test("what customers are asked not to do is no ban", () => {
  expect(bans("Please do not use the lift. Do not share your password. Don’t miss it! 不要错过。")).toEqual(
    [],
  );
});

test("a ban that a wish holds is compared with every slot instead", () => {
  const brief = "The kit is back. Don't mention the price.";
  const span = { start: 17, end: brief.length };
  const wish = { rule: "leave_out_kind", value: "price", quote: brief.slice(17), span } as const;
  expect(bans(brief, [wish])).toEqual([]);
  expect(bans(brief)).toEqual(["Don't mention the price"]);
});

test.each([
  ["en", "Please don't say that we deliver.", "Eggs are £2 a box.", "Delivery on Fridays."],
  ["de", "Bitte nicht schreiben, dass wir liefern.", "Der Meter kostet 24 Euro.", "Mit Lieferservice."],
  ["fr", "Ne dites pas que nous livrons.", "La boîte coûte 2 €.", "Livraison le vendredi."],
  ["es", "No pongáis que repartimos.", "La caja cuesta 2 €.", "Reparto los viernes."],
  ["it", "Non scrivete che consegniamo.", "La scatola costa 2 €.", "Consegna il venerdì."],
  ["nl", "Niet zeggen dat we bezorgen.", "Een doos kost 2 euro.", "Vrijdag thuisbezorgd."],
  ["pt", "Não digam que entregamos em casa.", "A caixa custa 2 €.", "Entregas à sexta."],
])("%s: a clause is kept to where none of its words is published: %s", (language, ban, without, withIt) => {
  const asks = (text: string) =>
    openBans({
      story: { ...STORY, language },
      brief: `${text}\n${ban}`,
      places: [{ where: "posts.x", text }],
    });
  expect(asks(without)).toEqual([]);
  expect(asks(withIt).map(({ quote }) => quote)).toEqual([ban]);
});

test("a table that became no slot asks for a person", () => {
  const brief = "\tFY24\tFY25\tFY26\nmembers\t8,410\t9,260\t10,020\nsavings\t11.9\t12.8\t14.2";
  expect(unreadTable({ story: STORY, brief })).toHaveLength(1);
  const rows = [{ label: "a", first: "1", second: "2", fact: "f1" }];
  expect(unreadTable({ story: { ...STORY, rows }, brief })).toEqual([]);
  expect(unreadTable({ story: STORY, brief: "One line.\nAnother line." })).toEqual([]);
});

test("a ban of a kind of fact asks where the brief tells one", () => {
  const where: Story["facts"][number] = {
    id: "f1",
    kind: "where",
    from: "brief",
    says: "en el molino",
    quote: "en el molino",
    span: { start: 0, end: 12 },
  };
  const open = (facts: Story["facts"]) =>
    openBans({
      story: { ...STORY, language: "es", spoken: "es", facts },
      brief: "Taller. No indiquéis el lugar.",
      places: [],
    });
  expect(open([])).toEqual([]);
  expect(open([where])).toHaveLength(1);
});
