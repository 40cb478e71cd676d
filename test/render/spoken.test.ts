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
