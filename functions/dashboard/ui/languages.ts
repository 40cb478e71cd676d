import { once } from "../../../lib/text/once.ts";

/** Languages that are offered by name. The API takes every other tag too. */
const TAGS =
  "ar bg cs da de el en en-GB en-US es et fi fr he hi hr hu id is it ja ko lt lv nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh".split(
    " ",
  );

const names = once(() => new Intl.DisplayNames("en", { type: "language" }));

const offered = once(() =>
  TAGS.map((value) => ({ value, label: names().of(value) ?? value })).sort((a, b) =>
    a.label.localeCompare(b.label, "en"),
  ),
);

/** The choice of a language, with the one that is chosen already. */
export const languageOptions = (chosen = "") => [
  { value: "", label: "As the brief" },
  ...offered(),
  ...(chosen && !TAGS.includes(chosen) ? [{ value: chosen, label: chosen }] : []),
];
