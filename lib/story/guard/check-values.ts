import { clip } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { areProsAndCons } from "../../text/pros-cons.ts";
import type { Story } from "../schema.ts";
import { isKnown, type Value } from "../values/value.ts";
import { type BoundSources, misboundIn } from "./binding.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import { isFormerPrice } from "./prices.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, plain } from "./text.ts";

type Lists = "points" | "slides" | "steps" | "rows" | "changes" | "prices" | "figures" | "scenes" | "series";

const counting = (nouns: string) => new Prefiltered(`^[ -](?:[\\p{L}-]+ ){0,2}(?:${nouns})(?!\\p{L})`, "iu");

/** Nouns that count what the story itself lists, and the lists that may be meant: "in 3 steps". */
const LISTED: [RegExp, Lists[]][] = [
  [counting("steps?|schritten?|étapes|pasos|passi|stappen|passos"), ["steps", "points", "slides"]],
  [counting("changes|änderungen|changements|cambios"), ["changes", "points", "slides"]],
  [
    counting(
      "ways|tips|things|reasons|takeaways|lessons|questions|ideas|points|parts|mistakes|tipps|gründe|fehler|astuces|raisons|erreurs|consejos|razones|errores",
    ),
    ["points", "slides", "steps", "changes"],
  ],
];

/** The same for what an alternative text counts of the picture itself. */
const DRAWN: [RegExp, Lists[]][] = [
  [
    counting("slides?|panels?|cards|frames?|folien|karten|diapositives|diapositivas|láminas"),
    ["slides", "points"],
  ],
  [counting("prices|preise|prix|precios|prezzi|preços|prijzen"), ["prices"]],
  [
    counting("figures|numbers|zahlen|chiffres|cifras|cifre|números|cijfers|boxes|tiles|felder|kacheln|cases"),
    ["figures", "points", "prices"],
  ],
  [
    counting("bars?|columns?|balken|spalten|barres|colonnes|barras|columnas|barre|kolommen|colunas"),
    ["series", "figures", "rows"],
  ],
  [
    counting(
      "lines?|rows?|entries|items|zeilen|einträge|punkten?|lignes|points|líneas|filas|puntos|righe|punti|regels|rijen|punten|linhas|pontos",
    ),
    ["points", "rows", "prices", "changes", "steps"],
  ],
];

/** "3 steps" is right when there are three of them, and counting them is enough. */
function isCount({ kind, keys, span }: Value, { name, text }: Slot, story: Story): boolean {
  if (kind !== "number") return false;
  const after = text.slice(span.end, span.end + 40);
  const tables = name === "altText" ? [...DRAWN, ...LISTED] : LISTED;
  const lists = tables.flatMap(([nouns, meant]) => (nouns.test(after) ? meant : []));
  const { points, slides, steps, rows, changes, prices, figures, scenes } = story;
  const all = { points, slides, steps, rows, changes, prices, figures, scenes };
  const sizeOf = (list: Lists) => (list === "series" ? (story.series?.points.length ?? 0) : all[list].length);
  return lists.map(sizeOf).some((n) => n > 1 && keys.includes(`number:${n}`));
}

function checkValue(value: Value, slot: Slot, story: Story, sources: Sources): Finding[] {
  if (value.weak || value.kind === "name" || isKnown(value, sources.known)) return [];
  if (isCount(value, slot, story)) return [];
  const why = value.keys.map((key) => sources.held.get(key)).find((it) => it !== undefined);
  // A member who writes it knows what it means.
  if (why === "unclear" && story.byMember?.includes(slot.name)) return [];
  if (why === "unclear")
    return [
      doubt(
        slot.name,
        "held_back",
        `“${value.text}” stands in words of the brief that are not clear.`,
        value.span,
      ),
    ];
  if (why)
    return [
      refusal(
        slot.name,
        "held_back",
        `“${value.text}” stands in words that are not for readers.`,
        value.span,
      ),
    ];
  const says = `“${clip(value.text, 60)}” is in neither the brief nor the Brand DNA.`;
  return [refusal(slot.name, "unknown_value", says, value.span)];
}

/** The price is one that is no longer asked, and the slot does not say so. */
function formerPrices(text: AnalysedText, slot: Slot, { brief }: Sources): Finding[] {
  if (slot.name.startsWith("figures")) return [];
  const prices = brief.values.filter(({ kind }) => kind === "money");
  const [former, current] = [true, false].map((was) =>
    prices.filter((value) => isFormerPrice(brief.text, value) === was),
  );
  if (!former?.length || !current?.length) return [];
  const has = (list: readonly Value[], value: Value) =>
    list.some(({ keys }) => keys.some((k) => value.keys.includes(k)));
  if (text.values.some((value) => has(current, value))) return [];
  return text.values
    .filter((value) => value.kind === "money" && has(former, value) && !isFormerPrice(slot.text, value))
    .map(({ text: price, span }) =>
      refusal(slot.name, "former_price", `${price} is the price before the offer.`, span),
    );
}

const NAMES: Partial<Record<Value["kind"], string>> = {
  name: "name",
  money: "price",
  percent: "share",
  date: "date",
  weekday: "day",
  time: "time",
};

function bindingFindings(text: AnalysedText, slot: Slot, bound: BoundSources): Finding[] {
  return misboundIn(text, bound).map(({ value, rival }) => {
    const says = `The brief ties these words to “${rival.text}”, not to the ${NAMES[value.kind] ?? "number"} “${value.text}”.`;
    return doubt(slot.name, "binding", says, value.span);
  });
}

/** "Contourbox 1.9" is the name of a release and ties the number to nothing else. */
const namesRelease = ({ text }: Slot, { about, version }: Story): boolean =>
  version !== "" && plain(text) === plain(`${about} ${version}`);

/** "634,000, trips in 2026" is a point of the series that the story has read. */
const isOfSeries = ({ name, text }: Slot, { series }: Story): boolean =>
  name.startsWith("figures") &&
  (series?.points ?? []).some(
    ({ x, y }) => text.includes(x) && text.replace(/(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g, "").startsWith(`${y}`),
  );

/** "Drawbacks: van £9 a drop, bike 24 minutes": words that stand under the same label of two things are of both. */
const isOfProsAndCons = ({ name, text }: Slot, { rows }: Story): boolean =>
  areProsAndCons(rows) &&
  /^(?:rows|slides)\b/u.test(name) &&
  rows.some(({ first, second }) => [first, second].every((cell) => plain(text).includes(plain(cell))));

/** Each value of a slot is one of the sources, and keeps the words it has there. */
export function checkValues(
  text: AnalysedText,
  slot: Slot,
  { story, sources, bound }: { story: Story; sources: Sources; bound: BoundSources },
): Finding[] {
  const unknown = text.values.flatMap((value) => checkValue(value, slot, story, sources));
  const isNamed = [namesRelease, isOfSeries, isOfProsAndCons].some((is) => is(slot, story));
  const bindings = isNamed ? [] : bindingFindings(text, slot, bound);
  return [...unknown, ...formerPrices(text, slot, sources), ...bindings];
}
