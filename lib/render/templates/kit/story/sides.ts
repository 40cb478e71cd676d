import { capitalized } from "../../../../text/capitalized.ts";
import { hoursIn } from "../hours.ts";
import type { SidePanel } from "../side-panels.tsx";
import { inARow } from "./clip.ts";
import { namesCompared } from "./contrast.ts";
import { priceTiers } from "./price-tiers.ts";
import { sentencesOf } from "./sentences.ts";

const COUNT = 2;
/** "Limited company: accounts and a tax return, £50 a year" */
const NAMED = /^(?<name>\p{Lu}[^:.!?,]{1,32}):\s+(?<rest>[^:]+?)\.?$/u;
const LONGEST = 90;

const ARTICLE =
  /^(?:the|an?|der|die|das|eine?|le|la|les|une?|el|los|las|una?|il|lo|gli|i|de|het|een|os?|as?|uma?)\s|^l['’]/iu;
const bare = (name: string): string => name.trim().replace(ARTICLE, "").toLowerCase();

/**
 * Two things that points compare, each with its name and what there is to say of it; empty where points say anything
 * else. Where the headline asks for one or the other, one remark each is enough.
 */
export function sidesOf(points: readonly string[], headline: string): SidePanel[] {
  const departures = points.flatMap((text) => departuresIn(text) ?? []);
  if (points.length === COUNT && departures.length === COUNT) return departures;
  if (points.length !== COUNT || hoursIn([...points])) return [];
  const tiers = priceTiers(points.map((text) => ({ text })));
  return tiers.length === COUNT ? tiers : answers(points, headline);
}

/** "From Orra: 07:20, 09:00, 11:40": a place or a direction, and the times of its column. */
const DEPARTURES =
  /^(?<name>\p{L}[^:.!?,\d]{1,36}?)\s?:\s+(?<times>\d{1,2}[:.h]\d{2}(?:(?:,|\s(?:and|und|et|y|e|en))\s\d{1,2}[:.h]\d{2}){1,11})\.?$/u;

function departuresIn(text: string): SidePanel | undefined {
  const { name, times } = DEPARTURES.exec(text)?.groups ?? {};
  return name && times ? { title: name, items: times.match(/\d{1,2}[:.h]\d{2}/gu) ?? [] } : undefined;
}

/** The departures of two directions, and the lines about anything else. */
export function departuresApart(
  points: readonly string[],
): { points: string[]; others: string[] } | undefined {
  const [own, others] = [true, false].map((is) =>
    points.filter((text) => (departuresIn(text) !== undefined) === is),
  );
  return own?.length === COUNT && others
    ? { points: own.map((text) => text.replace(/\.$/u, "")), others }
    : undefined;
}

function answers(points: readonly string[], headline: string): SidePanel[] {
  const asked = namesCompared(headline)?.map(bare) ?? [];
  const found = points.flatMap((text) => {
    const { name = "", rest = "" } = NAMED.exec(text)?.groups ?? {};
    const items = rest.split(/,\s+/).map(capitalized);
    const isAsked = asked.includes(bare(name)) && items.every(({ length }) => length <= LONGEST);
    return isAsked ? [{ title: name, items }] : [];
  });
  return found.length === COUNT ? found : [];
}

/** What a text says of two things that the headline names, as points, and the sentences about anything else. */
export type SaidOfBoth = { points: string[]; rest: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "Parquet or cork?" over "Parquet lasts fifty years. Cork is warm underfoot.": one sentence of each. */
export function saidOfBoth(text: string, headline: string): SaidOfBoth | undefined {
  const names = namesCompared(headline);
  const all = sentencesOf(text);
  const found = names?.map((name) => {
    const begins = new RegExp(
      `^(?:\\p{L}{1,3}\\s|[ld]['’])?${escaped(bare(name))}\\s(?<rest>\\p{Ll}[^:]{2,})$`,
      "iu",
    );
    const said = all.filter((sentence) => begins.test(sentence));
    const rest = begins.exec(said[0] ?? "")?.groups?.rest ?? "";
    return {
      sentence: said.length === 1 ? said[0] : undefined,
      point: `${capitalized(bare(name))}: ${rest.replace(/\.$/, "")}`,
    };
  });
  if (!found?.every(({ sentence }) => sentence !== undefined)) return undefined;
  const points = found.map(({ point }) => point);
  const rest = all.filter((sentence) => !found.some((one) => one.sentence === sentence));
  return sidesOf(points, headline).length === COUNT ? { points, rest: inARow(rest) } : undefined;
}
