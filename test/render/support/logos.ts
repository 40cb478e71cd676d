import { draw } from "../../../lib/render/engine.ts";

const svg = (body: string, box = "0 0 100 100") =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`);

export const diamond = (color: string) => ({
  bytes: svg(`<path d="M50 4 96 50 50 96 4 50Z" fill="${color}"/>`),
  mimeType: "image/svg+xml",
});

/** A mark of two halves, one colour each. */
export const twoTone = (left: string, right: string) => ({
  bytes: svg(`<path d="M50 4 4 50 50 96Z" fill="${left}"/><path d="M50 4 96 50 50 96Z" fill="${right}"/>`),
  mimeType: "image/svg+xml",
});

/** A letter inside a disc. */
export const badge = (disc: string, letter: string) => ({
  bytes: svg(`<circle cx="50" cy="50" r="46" fill="${disc}"/><path d="M40 25h20v50H40z" fill="${letter}"/>`),
  mimeType: "image/svg+xml",
});

export const wordmark = (color: string) => ({
  bytes: svg(`<path d="M10 10h380v60H10z" fill="${color}"/>`, "0 0 400 80"),
  mimeType: "image/svg+xml",
});

/** A square logo as a bitmap file. */
export async function bitmap(output: "png" | "jpeg" | "webp", side = 120) {
  const style = { display: "flex", width: side, height: side, backgroundColor: "#c2185b" } as const;
  const root = { type: "container" as const, style, children: [] };
  return {
    bytes: await draw({ width: side, height: side, root, images: new Map() }, output),
    mimeType: `image/${output}`,
  };
}
