import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { own } from "../../text/own.ts";
import { Problem } from "../problem.ts";
import { allowedIds } from "./allowed.ts";
import { commentsOf } from "./comments.ts";
import { type Contents, INSIDE } from "./inside.ts";
import type { Part } from "./part.ts";
import { spdxText } from "./spdx.ts";

type Manifest = {
  name: string;
  version: string;
  license?: unknown;
  author?: string | { name: string };
  repository?: string | { url?: string };
  homepage?: string;
};

const LEGAL = /^(?:licen[cs]e|copying|notice)s?(?:[-.].*)?$/i;
const CODE = /\.[cm]?[jt]sx?$/;
const isLicence = (file: string) => !/^notice/i.test(file);

/**
 * An installed package, followed by what is known to be inside it.
 * @param folder where it is installed.
 * @param files its files that are shipped; comments in them may name further authors.
 * @throws Problem if a licence is missing or not allowed.
 */
export function packageParts(folder: string, files: readonly string[] = []): Part[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license } = manifest;
  if (typeof license !== "string") throw new Problem(`${name} names no licence, so it must not be shipped.`);
  const ids = allowedIds(name, license);
  const source = sourceOf(manifest);
  const { gap } = contentsOf(name, files);
  const legal = legalFiles(folder);
  const published = legal.map((file) => readFileSync(join(folder, file), "utf8"));
  const owner = legal.some(isLicence) ? undefined : ownerOf(manifest);
  const own = owner ? ids.map((id) => spdxText(id, owner)) : [];
  const texts = [...own, ...published, ...commentsOf(files)];
  return [{ name, version, licence: license, source, owner, gap, texts }, ...partsInside(name)];
}

function legalFiles(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => file.name).filter((name) => LEGAL.test(name) && !CODE.test(name));
}

function contentsOf(name: string, files: readonly string[]): Partial<Contents> {
  const contents = own(INSIDE, name);
  const compiled = files.find((file) => file.endsWith(".wasm"));
  if (contents || !compiled) return contents ?? {};
  throw new Problem(`${compiled} is compiled: say in lib/local/licences/inside.ts what ${name} is made of.`);
}

function partsInside(within: string): Part[] {
  return (own(INSIDE, within)?.parts ?? []).map((part) => {
    const texts = allowedIds(part.name, part.licence).map((id) => spdxText(id, part.owner));
    return { ...part, within, texts };
  });
}

function ownerOf({ name, author }: Manifest): string {
  const owner = typeof author === "object" ? author.name : author;
  return `Copyright ${owner ? owner.replace(/ *<.*/, "") : `the authors of ${name}`}`;
}

/** npm writes repositories as `user/name`, `git+https://…` or `git://…`. */
function sourceOf({ repository, homepage }: Manifest): string | undefined {
  const written = (typeof repository === "string" ? repository : repository?.url) ?? homepage ?? "";
  const url = /^[\w.-]+\/[\w.-]+$/.test(written)
    ? `https://github.com/${written}`
    : written.replace(/^(?:git\+)?(?:https?|git|ssh):\/\/(?:git@)?/, "https://").replace(/\.git$/, "");
  return url.startsWith("https://") ? url : undefined;
}
