import { describe, expect, test } from "vitest";
import { ordersWords } from "../../../lib/story/read/words-to-post.ts";

const SAID = "“You gave me back my grandfather’s voice.” – Marit Askeland, cellist";
const orders = (sentence: string, code: string, before = "") =>
  ordersWords(sentence, code, `${before} ${sentence}\n\n${SAID}`);

describe("an order for a person's words is for the maker where the words stand behind it", () => {
  test.each([
    ["We'd like to post what a customer wrote to us after we restored her cello.", "en"],
    ["I want to share a lovely review from one of our guests.", "en"],
    ["Wir möchten posten, was uns eine Kundin geschrieben hat.", "de"],
    ["On aimerait publier ce qu'une cliente nous a écrit.", "fr"],
    ["Queremos publicar lo que nos escribió una clienta.", "es"],
    ["Vorremmo condividere quello che ci ha scritto una cliente.", "it"],
    ["We willen graag delen wat een klant ons schreef.", "nl"],
    ["Gostávamos de partilhar o que uma cliente nos escreveu.", "pt"],
    ["A quote from our founder for the anniversary.", "en"],
    ["Ein Zitat unserer Gründerin zum Jubiläum.", "de"],
  ])("%s", (sentence, code) => expect(orders(sentence, code)).toBe(true));

  test("so is that the person agrees, right behind it", () => {
    const order = "Wir möchten posten, was uns eine Kundin geschrieben hat.";
    expect(orders("Sie hat ja gesagt.", "de", order)).toBe(true);
    expect(orders("Sie hat ja gesagt.", "de", "Er ging auf die Knie.")).toBe(false);
  });

  test.each([
    ["This is what a customer wrote after we restored her cello.", "en"],
    ["We'd like to thank everyone who wrote to us.", "en"],
    ["We want to share 50 loaves with the food bank.", "en"],
    ["Wir möchten euch zeigen, wie das geht.", "de"],
  ])("%s is for readers", (sentence, code) => expect(orders(sentence, code)).toBe(false));

  test("and without the words of a person behind it nothing is known of it", () => {
    const order = "We'd like to share what we have learnt about clay.";
    expect(ordersWords(order, "en", `${order} It shrinks by a tenth.`)).toBe(false);
  });
});
