import { basename, extname } from "node:path";
import type { Brandrun, CallOptions } from "../../clients/ts/src/index.ts";
import { calling } from "../calling.ts";
import type { CliCommand } from "../command.ts";
import { misuse } from "../exit.ts";
import { fieldsOf } from "../json.ts";
import { list } from "../print.ts";
import { printBrand } from "../print-brand.ts";
import { replacing } from "../replacing.ts";

const FILES = { name: "FILE", about: "A picture: PNG, JPEG or WebP, at most 10 MB.", many: true } as const;
const nameOf = (path: string) => basename(path, extname(path));
const size = ({ width, height }: { width: number | null; height: number | null }) =>
  width && height ? `${width} x ${height}` : "";
/** The command that removes screens or photos, each by its id. */
function removing(
  what: "screen" | "photo",
  about: string,
  remove: (api: Brandrun, id: string, sent: CallOptions) => Promise<void>,
): CliCommand {
  const named = (ids: readonly string[]) =>
    ids.length === 1 ? `${what} ${ids[0]}` : `these ${ids.length} ${what}s`;
  return calling({
    asks: (ids) => `Remove ${named(ids)} for good?`,
    about,
    args: [{ name: what.toUpperCase(), about: `The id of a ${what}.`, many: true }],
    example: `npx brandrun ${what}s remove 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b`,
    async calls(api, { words, each, ask }) {
      await each(words, "removing", (id) => ask((sent) => remove(api, id, sent)));
      return words;
    },
    print: (ids: readonly string[]) => `Removed ${ids.length === 1 ? ids[0] : `${ids.length} of them`}.\n`,
  });
}

export const BRAND: Readonly<Record<string, CliCommand>> = {
  "brand show": calling({
    about: "Show the Brand DNA. With --json it is a file that `brand set` takes.",
    example: "npx brandrun brand show --json > brand.json",
    call: (api, _, sent) => api.brand.get(sent),
    print: printBrand,
  }),
  "brand set": calling({
    about:
      "Change the Brand DNA: the fields of a JSON file, merged with what there is. A draft is such a file.",
    args: [{ name: "FILE", about: "A JSON file with the fields to change; - reads standard input." }],
    options: ["replace"],
    example: "npx brandrun brand set brand.json",
    async calls(api, { word, jsonFile, has, ask }) {
      const file = await jsonFile(word(), EXAMPLE);
      const fields = written(file.proposed ?? file);
      const body = has("replace")
        ? replacing(written(await ask((sent) => api.brand.get(sent))), fields)
        : fields;
      return ask((sent) => api.brand.update(body, sent));
    },
    print: (brand, view) =>
      [
        `The Brand DNA has version ${brand.version} now.\n\n`,
        printBrand(brand, view),
        ...brand.warnings.map((warning) => `\n${warning}\n`),
      ].join(""),
  }),
  "brand draft": calling({
    about:
      "Propose a Brand DNA from a website, or from a few lines with --text. Nothing is stored. With --json it is a file for `brand set`.",
    args: [{ name: "ADDRESS", about: "The https address of the website.", optional: true }],
    options: ["text"],
    example: "npx brandrun brand draft https://brandrun.example",
    async calls(api, { word, text, value, ask }) {
      const lines = value("text");
      if (!word() && lines === undefined)
        throw misuse(
          "Say what to draft from: the address of a website, or a few lines.",
          "For example: npx brandrun brand draft https://brandrun.example",
          'Or: npx brandrun brand draft --text "Kite makes offline maps for couriers."',
        );
      const body = word() ? { url: addressIn(word()) } : { text: await text(lines ?? "", "text") };
      return ask((sent) => api.brand.draft(body, sent));
    },
    print: ({ proposed, notes }, view) =>
      [
        printBrand(proposed, view),
        ...notes.map((note) => `${note}\n`),
        "\n  To use it: repeat this with --json > brand.json, look it over, then npx brandrun brand set brand.json\n  In place of the brand that is there now: brand set brand.json --replace\n",
      ].join(""),
  }),
  "screens list": calling({
    about: "List product screens.",
    example: "npx brandrun screens list",
    call: (api, _, sent) => api.screens.list(sent),
    print: (screens, view) =>
      list(
        screens,
        [
          ["Screen", ({ id }) => id],
          ["Type", ({ screen_type: type }) => type],
          ["Device", ({ device }) => device],
          ["Theme", ({ theme }) => theme],
          ["Size", size],
          ["Status", ({ status }) => status],
          ["Name", ({ name }) => name],
        ],
        "There are no screens. Add one: npx brandrun screens add FILE",
      )(view),
  }),
  "screens add": calling({
    about: "Add product screens.",
    args: [FILES],
    options: ["name", "screen-type", "device", "theme"],
    says: {
      "screen-type": "What it shows. Default other.",
      device: "The device it is of. Default phone.",
      theme: "Whether it is light or dark. Default unknown.",
    },
    example: "npx brandrun screens add home.png --screen-type home --device phone --theme light",
    calls: (api, { words, each, value, file, ask }) =>
      each(words, "uploading", async (path) => {
        const body = {
          file: await file(path),
          name: value("name") ?? nameOf(path),
          screen_type: value("screen-type") ?? "other",
          device: value("device") ?? "phone",
          theme: value("theme") ?? "unknown",
        };
        return ask((sent) => api.screens.upload(body as never, sent));
      }),
    print: (screens) => screens.map(({ id, name }) => `${id}  ${name}\n`).join(""),
  }),
  "screens remove": removing("screen", "Remove product screens.", (api, id, sent) =>
    api.screens.delete(id, sent),
  ),
  "photos list": calling({
    about: "List the brand's photos.",
    example: "npx brandrun photos list",
    call: (api, _, sent) => api.photos.list(sent),
    print: (photos, view) =>
      list(
        photos,
        [
          ["Photo", ({ id }) => id],
          ["Kind", ({ kind }) => kind],
          ["Size", size],
          ["Status", ({ status }) => status],
          ["Name", ({ name }) => name],
        ],
        "There are no photos. Add one: npx brandrun photos add FILE --kind product",
      )(view),
  }),
  "photos add": calling({
    about: "Add photos.",
    args: [FILES],
    options: ["kind", "name", "tags", "alt-text", "consent"],
    example: "npx brandrun photos add shop.jpg van.jpg --kind place --tags berlin,winter",
    calls: (api, { words, each, required, value, list: values, has, file, ask }) =>
      each(words, "uploading", async (path) => {
        const body = {
          file: await file(path),
          name: value("name") ?? nameOf(path),
          kind: required("kind", "product"),
          ...(has("tags") && { tags: values("tags") }),
          ...(has("alt-text") && { alt_text: value("alt-text") }),
          ...(has("consent") && { consent: true }),
        };
        return ask((sent) => api.photos.upload(body as never, sent));
      }),
    print: (photos) => photos.map(({ id, name }) => `${id}  ${name}\n`).join(""),
  }),
  "photos remove": removing("photo", "Remove photos. Runs that show them stay.", (api, id, sent) =>
    api.photos.delete(id, sent),
  ),
};

/** The smallest file that `brand set` takes. */
const EXAMPLE =
  '{"tagline": "Deliveries that keep their word"}, or the file that npx brandrun brand show --json prints';

/** What a read of the Brand DNA has beside the fields that can be written. */
const MIRRORS = new Set([
  "features",
  "products",
  "audience",
  "version",
  "updated_at",
  "warnings",
  "logo_status",
]);

/** The fields that can be written. */
const written = (brand: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fieldsOf(brand)).filter(([name]) => !MIRRORS.has(name)));

/** A bare host name is an https address, as people type it. Words are no address. */
function addressIn(text: string): string {
  if (/\s/.test(text.trim()))
    throw misuse(
      `"${text}" is not the address of a website.`,
      "Give words with --text: npx brandrun brand draft --text TEXT",
    );
  return text.includes("://") ? text : `https://${text}`;
}
