import type { Dna } from "./brand.tsx";

/** What the form of the page shows already. */
const IN_FORM = new Set(["guidelines look", "guidelines voice", "guidelines banned words", "proven claims"]);

/** What the Brand DNA has beside the fields of the form. It vouches for claims and decides checks as they do. */
export const More = ({ dna, workspace }: { dna: Dna; workspace: string }) => {
  const rows = [...flat("", dna.product_map), ...flat("audience", dna.icp)].filter(
    ([name]) => !IN_FORM.has(name),
  );
  return (
    <section class="card stack" id="more">
      <h2>What else is stored</h2>
      <p class="soft">
        {dna.offer.product_name
          ? `Pictures are signed “${dna.offer.product_name}”, the product above.`
          : `Pictures are signed “${workspace}”, the name of the workspace. `}
        {!dna.offer.product_name && <a href="/app/settings">Change it in the settings</a>}
      </p>
      {rows.length === 0 ? (
        <p class="soft">Nothing more: no plans, prices or audience.</p>
      ) : (
        <>
          <p class="soft">Claims are checked against it, and its rules hold for every text.</p>
          <dl class="facts">
            {rows.map(([name, text]) => (
              <>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </>
            ))}
          </dl>
        </>
      )}
      <p class="small">
        Your developers change it:{" "}
        <a href="/docs/uploads">how the Brand DNA, all that is stored of your brand, is written</a>.
      </p>
    </section>
  );
};

/** Every value of nested objects, by the words of its place. */
function flat(place: string, value: unknown): [string, string][] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value) && value.every((one) => !(one instanceof Object)))
    return value.length > 0 ? [[place, value.join(", ")]] : [];
  if (value instanceof Object)
    return Object.entries(value).flatMap(([name, inner]) => flat(placeIn(place, name, value), inner));
  return [[place, String(value)]];
}

/** An entry of a list has a number that says nothing to people, unless it is counted from one. */
const placeIn = (place: string, name: string, within: object): string =>
  `${place} ${Array.isArray(within) ? Number(name) + 1 : name.replaceAll("_", " ")}`.trim();
