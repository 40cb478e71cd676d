import type { Ctx } from "../../core/context.ts";
import { type Hint, hexOf, hintsIn, paletteFrom, type SitePalette } from "./colors.ts";
import { fontsIn } from "./fonts.ts";
import { type Clue, found, wordsIn } from "./found.ts";
import { logosOn } from "./logos.ts";
import { nameOn } from "./name.ts";
import { colorsOfPicture } from "./picture-colors.ts";
import type { Proposal } from "./proposal.ts";
import { readPage, type WebPage } from "./read-page.ts";
import { newStyleFacts, readStyle, type StyleFacts } from "./read-style.ts";
import { startVisit, type Visit } from "./visit.ts";
import { voiceIn } from "./voice.ts";
import { audienceIn, audienceTexts, featuresOn, oneLinerOn, overviewOn, taglineOn } from "./words.ts";

const MAX_SHEETS = 3;
const MAX_MORE_PAGES = 2;
/** A page with fewer words tells nothing about a brand. */
const READABLE_WORDS = 25;
/** Paths whose pages tell more of the same story, best first. */
const TELLING = [
  /\/(?:features?|product|funktionen|produkt)\/?$/i,
  /\/(?:about(?:-us)?|company|ueber-uns)\/?$/i,
];

/** Thrown where the first page cannot be had at all. */
export class Unreachable extends Error {}

/** Reads a website's first page, its styles, and up to two more pages. */
export async function draftFromSite(ctx: Ctx, address: string): Promise<Proposal> {
  const visit = startVisit(ctx);
  const first = await visit.text(address, "page");
  if (!first) throw new Unreachable(visit.log[0]?.reason ?? "The address could not be read.");
  const page = readPage(first.text, first.address);
  const [style, manifest, more] = await Promise.all([
    styleOf(visit, page),
    manifestOf(visit, page),
    Promise.all(morePages(page).map((one) => readMore(visit, one))),
  ]);
  const pages = [page, ...more.filter((one) => one !== undefined)];
  const logos = logosOn(page);
  const colors = await colorsOf(visit, { page, style, manifest, logos });
  return proposalOf({ pages, style, logos, colors, visit });
}

async function styleOf(visit: Visit, page: WebPage): Promise<StyleFacts> {
  const sheets = page.links.filter(({ rel }) => /\bstylesheet\b/.test(rel)).map(({ address }) => address);
  const own = [...new Set(sheets)].filter(
    (one) => !/fonts\.(?:googleapis|bunny)|typekit|font-?awesome/i.test(one),
  );
  const read = await Promise.all(own.slice(0, MAX_SHEETS).map((one) => visit.text(one, "style")));
  const facts = newStyleFacts();
  for (const css of [...page.styles, ...read.map((sheet) => sheet?.text ?? "")]) readStyle(css, facts);
  return facts;
}

async function manifestOf(visit: Visit, page: WebPage): Promise<Record<string, unknown>> {
  const link = page.links.find(({ rel }) => rel === "manifest");
  const file = link && (await visit.text(link.address, "manifest"));
  try {
    const value: unknown = JSON.parse(file?.text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Pages of the same site whose path promises more words. */
function morePages({ anchors, address }: WebPage): string[] {
  const { host, pathname } = new URL(address);
  const own = anchors
    .map((one) => new URL(one.address))
    .filter((url) => url.host === host && url.pathname !== pathname);
  const found = TELLING.flatMap((path) => own.find((url) => path.test(url.pathname)) ?? []);
  return found.slice(0, MAX_MORE_PAGES).map((url) => url.origin + url.pathname);
}

async function readMore(visit: Visit, address: string): Promise<WebPage | undefined> {
  const file = await visit.text(address, "page");
  return file && readPage(file.text, file.address);
}

type ColorSources = {
  page: WebPage;
  style: StyleFacts;
  manifest: Record<string, unknown>;
  logos: readonly Clue[];
};

async function colorsOf(visit: Visit, { page, style, manifest, logos }: ColorSources): Promise<SitePalette> {
  const meta = (name: string, weight: number): Hint[] => {
    const color = hexOf(page.metas.get(name) ?? "");
    return color ? [{ color, weight, where: `the page's ${name}` }] : [];
  };
  const pinned = page.links.flatMap(({ rel, color }) => {
    const hex = rel === "mask-icon" ? hexOf(color) : undefined;
    return hex ? [{ color: hex, weight: 3, where: "the color of the page's mask icon" }] : [];
  });
  const themed = hexOf(String(manifest.theme_color ?? ""));
  const hints = [
    ...meta("theme-color", 6),
    ...meta("msapplication-tilecolor", 2),
    ...pinned,
    ...(themed ? [{ color: themed, weight: 4, where: "theme_color in the site's manifest" }] : []),
    ...hintsIn(style),
  ];
  const palette = paletteFrom(hints, style, page.address);
  return palette.primary && palette.accent ? palette : { ...(await iconColors(visit, logos)), ...palette };
}

/** Colours of the logo or the icon, where the stylesheets say too little. */
async function iconColors(visit: Visit, logos: readonly Clue[]): Promise<SitePalette> {
  const picture = logos.find(({ value }) => /\.(?:png|jpe?g|webp|svg)(?:$|[?#])/i.test(value));
  const bytes = picture && (await visit.picture(picture.value));
  const colors = bytes && (await colorsOfPicture(bytes));
  if (!picture || !colors) return {};
  const at = (color: string) =>
    found(color, "the pixels of the logo", { quote: color, address: picture.value });
  const roles = ["primary", "accent", "secondary"] as const;
  return Object.fromEntries(roles.flatMap((role) => (colors[role] ? [[role, at(colors[role])]] : [])));
}

type Read = { pages: WebPage[]; style: StyleFacts; logos: Clue[]; colors: SitePalette; visit: Visit };

function proposalOf({ pages, style, logos, colors, visit }: Read): Proposal {
  const [page] = pages;
  if (!page) throw new Error("A visit without a page.");
  const name = nameOn(page);
  const said = pages.flatMap(({ blocks }) =>
    blocks.filter(({ place }) => place === "main").map(({ text }) => text),
  );
  const words = said.reduce((sum, text) => sum + wordsIn(text), 0);
  const audience = audienceIn(pages.flatMap(audienceTexts));
  return {
    name,
    tagline: taglineOn(page, name?.value ?? ""),
    overview: overviewOn(page),
    oneLiner: oneLinerOn(page),
    features: featuresOn(pages),
    audience,
    voice: voiceIn(said).map(({ word, because }) =>
      found(word, "how the pages are worded", { quote: because, address: page.address }),
    ),
    palette: colors,
    logos,
    fonts: fontsIn(style),
    pages: visit.log,
    readable: words >= READABLE_WORDS ? "yes" : page.scripts > 0 ? "script_only" : "empty",
  };
}
