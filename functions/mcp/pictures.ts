import type { ContentBlock } from "@modelcontextprotocol/server";
import type { Ctx } from "../../lib/core/context.ts";
import { reasonOf } from "../../lib/core/log.ts";
import { ownerOf } from "../../lib/core/owner.ts";
import type { OpenFile } from "../../lib/core/ports.ts";
import { encodeBase64 } from "../../lib/text/base64.ts";
import { own } from "../../lib/text/own.ts";
import { MAX_PREVIEW_BYTES, makePreview, previewBeside } from "../../lib/uploads/images/preview.ts";

const MAX_PICTURES = 4;

/** Kinds of stored pictures by the ends of their names. A video is no picture. */
const KINDS: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
};

const kindOf = (address: string): string | undefined => own(KINDS, address.split(".").at(-1) ?? "");

/** At most four pictures: a small one in the result, and the address of the full file. */
export async function picturesOf(
  ctx: Ctx,
  addresses: readonly (string | null | undefined)[],
): Promise<ContentBlock[]> {
  const found = addresses.flatMap((address) => (address && kindOf(address) ? address : []));
  const shown = found.slice(0, MAX_PICTURES);
  const previews = await Promise.all(shown.map((address) => previewOf(ctx, address)));
  makeLater(
    ctx,
    shown.filter((_, index) => previews[index] === "missing"),
  );
  return shown.flatMap((uri, index): ContentBlock[] => {
    const preview = previews[index];
    const link = { uri, name: `picture ${index + 1}`, mimeType: kindOf(uri) ?? "image/png" };
    return [
      ...(typeof preview === "object" ? [{ type: "image" as const, ...preview }] : []),
      { type: "resource_link" as const, ...link },
    ];
  });
}

type Preview = { data: string; mimeType: string };

const WHOLE = { range: null, ifNoneMatch: null, headOnly: false } as const;

const nameOf = ({ settings }: Pick<Ctx, "settings">, address: string): string | undefined => {
  const base = `${settings.publicUrl}/assets/`;
  return address.startsWith(base) ? address.slice(base.length) : undefined;
};

/** The preview that was stored beside a picture, or the picture itself when it is small. */
async function previewOf(ctx: Ctx, address: string): Promise<Preview | "missing" | undefined> {
  const name = nameOf(ctx, address);
  if (name === undefined) return undefined;
  try {
    const beside = await ctx.files.open(previewBeside(name), WHOLE);
    if (beside?.body) return await contentOf(beside, beside.body);
    const file = await ctx.files.open(name, WHOLE);
    if (!file?.body) return undefined;
    if (file.size <= MAX_PREVIEW_BYTES) return await contentOf(file, file.body);
    if (file.body instanceof ReadableStream) await file.body.cancel();
    return "missing";
  } catch {
    // The address is in the result, so that nothing is lost without the small picture.
    return undefined;
  }
}

const contentOf = async ({ mimeType }: OpenFile, body: NonNullable<OpenFile["body"]>): Promise<Preview> => ({
  data: encodeBase64(new Uint8Array(await new Response(body).arrayBuffer())),
  mimeType,
});

/** Pictures that were stored before previews were get theirs after the answer, and keep them. */
function makeLater(ctx: Ctx, addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  const made = addresses.reduce(async (before, address) => {
    await before;
    const name = nameOf(ctx, address);
    if (name !== undefined) await makePreview(ctx, ownerOf(ctx), name);
  }, Promise.resolve());
  ctx.waitUntil(made.catch((error: unknown) => ctx.log("preview_failed", { reason: reasonOf(error) })));
}
