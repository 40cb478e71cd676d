import { describe, expect, test } from "vitest";
import { isFeedCall } from "../../../lib/story/addressee/feed-calls.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { colleaguesIn } from "../../../lib/story/review/colleagues.ts";
import { roughSigns } from "../../../lib/story/review/roughness.ts";
import { brandOf } from "../../copy/brands.ts";

const said = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

describe("rows of a timetable name nobody", () => {
  const rows = "9.30 Doors open\n10.15 Tour of the mill\n14.00 Raffle: one sack of flour\n15.00 End";

  test("a word before a colon in one of them", () => {
    expect([...colleaguesIn(`Open day on Saturday.\n\n${rows}`)]).toEqual([]);
    expect(roughSigns(`Open day on Saturday.\n\n${rows}\n16.00 Draw: a bag`, "en")).not.toContain("a chat");
  });

  test("a chat has a name in most of them", () => {
    const chat = "10:02 Nia: is the flour in?\n10:04 Tom: yes\n10:05 Nia: then post it";
    expect([...colleaguesIn(chat)].sort()).toEqual(["Nia", "Tom"]);
    expect(roughSigns(chat, "en")).toContain("a chat");
  });
});

describe("small letters", () => {
  const tips = "- keep it dry\n- oil it once a month\n- never soak it\n- hang it by the handle";

  test("of a list and the words around it are a manner of writing", () => {
    expect(roughSigns(`tips for your wok:\n${tips}\nworkshop £30, places left.`, "en")).toEqual([]);
  });

  test.each([
    `tips for your wok:\n${tips}\n- ask jo?\nworkshop £30, places left.`,
    "the workshop moves to may. price stays the same. tell them soon.\n- keep it dry",
  ])("of a message are a sign: %s", (brief) => {
    expect(roughSigns(brief, "en")).toContain("lines that begin with small letters");
  });
});

describe("a call to readers", () => {
  test.each([
    "Message me here.",
    "Schreibt mir hier.",
    "Écrivez-moi ici.",
    "Escríbeme por privado.",
    "Scrivetemi in privato.",
    "Stuur me een berichtje.",
    "Mande-me uma mensagem.",
  ])("%s", (call) => {
    expect(isFeedCall(call)).toBe(true);
  });

  test.each([
    "Message me if the photo is missing.",
    "Message me when it is up.",
    "Schreibt mir, ob das passt.",
  ])("not: %s", (call) => {
    expect(isFeedCall(call)).toBe(false);
  });
});

describe("labels and ends", () => {
  test("a source line is a source", () => {
    expect(said("Our survey is out. Source line: Kite survey, May 2026, n = 40. 9% have a plan.")).toContain(
      "Source: Kite survey, May 2026, n = 40.",
    );
  });
});
