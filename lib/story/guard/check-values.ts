import { clip } from "../../copy/text.ts";
import type { Story } from "../schema.ts";
import { isKnown, type Value } from "../values/value.ts";
import { type BoundSources, misboundIn } from "./binding.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import { isFormerPrice } from "./prices.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, plain } from "./text.ts";

/** Nouns that count what the story itself lists: "in 3 steps". */
const LISTED =
  /^[ -](?:\p{L}+ ){0,2}(?:steps?|ways|tips|things|reasons|takeaways|lessons|questions|ideas|changes|points|parts|mistakes|schritte|tipps|gründe|fehler|étapes|astuces|raisons|erreurs|pasos|consejos|razones|errores)(?!\p{L})/iu;

/** What an alternative text counts of the picture itself. */
const DRAWN =
  /^[ -](?:[\p{L}-]+ ){0,2}(?:lines?|rows?|columns?|bars?|slides?|prices|figures|numbers|entries|items|panels?|boxes|tiles|cards|zeilen|spalten|balken|folien|preise|zahlen|einträge|punkten?|felder|kacheln|karten|schritten|lignes|colonnes|barres|diapositives|prix|chiffres|points|cases|líneas|filas|columnas|barras|diapositivas|precios|cifras|puntos|righe|colonne|barre|punti|prezzi|regels|rijen|kolommen|balken|punten|linhas|colunas|pontos|preços)(?!\p{L})/iu;

/** "3 steps" is right when there are three, and counting them is enough. */
function isCount({ kind, keys, span }: Value, { name, text }: Slot, story: Story): boolean {
  const after = text.slice(span.end, span.end + 40);
  const isNamed = LISTED.test(after) || (name === "altText" && DRAWN.test(after));
  if (kind !== "number" || !isNamed) return false;
  const { points, slides, steps, rows, changes, prices, figures } = story;
  const counts = [points, slides, steps, rows, changes, prices, figures].map((list) => list.length);
  return counts.some((n) => n > 1 && keys.includes(`number:${n}`));
}

function checkValue(value: Value, slot: Slot, story: Story, sources: Sources): Finding[] {
  if (value.weak || value.kind === "name" || isKnown(value, sources.known)) return [];
  if (isCount(value, slot, story)) return [];
  const why = value.keys.map((key) => sources.held.get(key)).find((it) => it !== undefined);
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

/** Each value of a slot is one of the sources, and keeps the words it has there. */
export function checkValues(
  text: AnalysedText,
  slot: Slot,
  { story, sources, bound }: { story: Story; sources: Sources; bound: BoundSources },
): Finding[] {
  const unknown = text.values.flatMap((value) => checkValue(value, slot, story, sources));
  const isNamed = namesRelease(slot, story) || isOfSeries(slot, story);
  const bindings = isNamed ? [] : bindingFindings(text, slot, bound);
  return [...unknown, ...formerPrices(text, slot, sources), ...bindings];
}
