import { own } from "../text/own.ts";
import { fullOffer } from "./brand.ts";
import type { DnaPatch } from "./dna-patch.ts";
import type { DnaValues } from "./store-dna.ts";

const FIELDS_OF_OFFER = ["one_liner", "features", "who_its_for"] as const;
/** How a brand speaks and looks; a draft sets it anew. */
const GUIDELINES = "guidelines";

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) || (typeof value === "object" && value !== null)
    ? Object.keys(value).length > 0
    : value !== "" && value !== undefined && value !== null;

type Nulls = { [field: string]: null | Nulls };

/** What a patch leaves of each part, as the patch that clears it. */
function untouched(before: DnaValues, patch: DnaPatch): Nulls {
  const within = (
    values: Readonly<Record<string, unknown>>,
    given: object | null | undefined,
    names: readonly string[],
  ) => {
    const left = names.filter(
      (name) => isFilled(own(values, name)) && !(given && Object.hasOwn(given, name)),
    );
    return given === null ? {} : Object.fromEntries(left.map((name) => [name, null]));
  };
  const maps = {
    offer: within(fullOffer(before.offer), patch.offer, FIELDS_OF_OFFER),
    product_map: within(
      before.productMap,
      patch.product_map,
      Object.keys(before.productMap).filter((name) => name !== GUIDELINES),
    ),
    icp: within(before.icp, patch.icp, Object.keys(before.icp)),
  };
  return {
    ...within(before, patch, ["tagline", "overview", "palette", "logos"]),
    ...Object.fromEntries(Object.entries(maps).filter(([, nulls]) => isFilled(nulls))),
  };
}

const namesIn = (nulls: Nulls): string[] =>
  Object.entries(nulls).flatMap(([name, inner]) =>
    inner ? Object.keys(inner).map((one) => `${name}.${one}`) : [name],
  );

/** Both names, when a change gives the brand another one. */
export function renamed(before: DnaValues, after: DnaValues): { was: string; is: string } | undefined {
  const [was = "", is = ""] = [before, after].map(({ offer }) => fullOffer(offer).product_name);
  return was && is && was.toLowerCase() !== is.toLowerCase() ? { was, is } : undefined;
}

/** When a patch renames the brand, the fields that are still of the former one, and the patch that clears them. */
export function leftOfFormerBrand(before: DnaValues, after: DnaValues, patch: DnaPatch): string[] {
  const brand = renamed(before, after);
  if (!brand) return [];
  const { was, is } = brand;
  const left = untouched(before, patch);
  const names = namesIn(left);
  if (names.length === 0) return [];
  return [
    `product_name was "${was}" and is "${is}" now. Still as they were for "${was}": ${names.join(", ")}. Change them, or clear them with null: ${JSON.stringify(left)}`,
  ];
}
