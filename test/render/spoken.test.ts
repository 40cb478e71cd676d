import { expect, test } from "vitest";
import { asSentences } from "../../lib/render/templates/kit/spoken.ts";

test("parts of an alternative text are sentences of their script, stopped once", () => {
  expect(asSentences(["New", "It opens at 9.", "Really?"])).toBe("New. It opens at 9. Really?");
  expect(asSentences(["冬限定です", "なくなり次第終了します。", "12月5日から"])).toBe(
    "冬限定です。なくなり次第終了します。12月5日から。",
  );
  expect(asSentences(["Prices,", "Bread: £3"])).toBe("Prices. Bread: £3.");
});
