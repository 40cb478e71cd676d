import { expect, test } from "vitest";
import { asSentences } from "../../lib/render/templates/kit/spoken.ts";

test("parts of an alternative text are sentences of their script, stopped once", () => {
  expect(asSentences(["Out now, whole", "It opens at 9.", "Really?"])).toBe(
    "Out now, whole. It opens at 9. Really?",
  );
  expect(asSentences(["冬限定です", "なくなり次第終了します。", "12月5日から"])).toBe(
    "冬限定です。なくなり次第終了します。12月5日から。",
  );
  expect(asSentences(["Prices,", "Bread: £3"])).toBe("Prices. Bread: £3.");
});

test("a label stands before a colon, and the facts of a row are sentences", () => {
  expect(asSentences(["Evening talk", "The night the lamp went out", "Date: 12 May · Time: 19:00"])).toBe(
    "Evening talk: The night the lamp went out. Date: 12 May. Time: 19:00.",
  );
  expect(asSentences(["新商品", "眠る前の「夜のほうじ茶」", "茎を焙じ"])).toBe(
    "新商品。眠る前の「夜のほうじ茶」。茎を焙じ。",
  );
  expect(asSentences(["Book"])).toBe("Book.");
});

test("a part that goes on in small letters shares the sentence before it", () => {
  expect(asSentences(["The Co-op gave us 40 crates of veg", "and Dodds Haulage drove everything"])).toBe(
    "The Co-op gave us 40 crates of veg and Dodds Haulage drove everything.",
  );
  expect(asSentences(["A walk (£1,910 from that alone!),", "the Fox and Lamb’s quiz"])).toBe(
    "A walk (£1,910 from that alone!), the Fox and Lamb’s quiz.",
  );
  expect(asSentences(["31", "Freiwillige", "haben an zwei Tagen sortiert"])).toBe(
    "31. Freiwillige haben an zwei Tagen sortiert.",
  );
  expect(asSentences(["31", "volunteers sorted it all"])).toBe("31 volunteers sorted it all.");
  expect(asSentences(["We lend you skates and pads", "and a helmet", "for ten weeks"])).toBe(
    "We lend you skates and pads and a helmet, for ten weeks.",
  );
});

test("what begins anew, an address, a name and the facts of a row keep their full stops", () => {
  expect(asSentences(["It is out!", "and it is free"])).toBe("It is out! and it is free.");
  expect(asSentences(["Sign up for a first lesson", "kite.example/night"])).toBe(
    "Sign up for a first lesson. kite.example/night",
  );
  expect(asSentences(["Write to us for a place", "hello@kite.example"])).toBe(
    "Write to us for a place. hello@kite.example",
  );
  expect(asSentences(["It runs on a tablet", "iPad and others"])).toBe(
    "It runs on a tablet. iPad and others.",
  );
  expect(asSentences(["Tue to Sat · free entry · dogs welcome", "no booking"])).toBe(
    "Tue to Sat. free entry. dogs welcome. no booking.",
  );
  expect(asSentences(["Wir haben neue Räder", "Kinder fahren umsonst"])).toBe(
    "Wir haben neue Räder. Kinder fahren umsonst.",
  );
});
