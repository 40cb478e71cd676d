import { measure, setGlyphCacheMaxBytes } from "takumi-js";
import { init, Renderer } from "takumi-js/wasm/no-init";

/** Renderers of a Worker: they share one engine, and have one set of fonts. */
export type ZeroCopyEngine = {
  /** Keeps nothing it has decoded or rasterised. */
  renderer: Renderer;
  /** The same engine, but `render` returns a `WasmBytes` instead of a copy of the bytes. */
  pixelRenderer: Renderer;
  engine: WasmEngine;
};

/** The address and length of a drawing in the engine's memory. Only `withWasmBytes` frees it. */
type WasmBytes = { at: number; length: number };

type WasmEngine = Awaited<ReturnType<typeof init>>;

const isWorker = () => typeof navigator !== "undefined" && navigator.userAgent === "Cloudflare-Workers";

/** Drawn letters lie between the canvases of past pictures: many of them, and no larger canvas fits in again. */
const GLYPH_CACHE_BYTES = 1 << 20;

let zeroCopy: ZeroCopyEngine | undefined;

/** The renderers that hold one brand's own fonts, and how many drawings use them. */
type Guest = { fonts: string; renderers: ZeroCopyEngine; uses: number };
let guest: Guest | undefined;

/**
 * Calls `use` with the renderers of a Worker, undefined outside Workers. A renderer never gives a font back, so the
 * fonts of one brand's own (`fonts` names them) have renderers that are freed when another brand's are drawn with.
 */
export async function withRenderers<T>(
  fonts: string,
  use: (renderers: ZeroCopyEngine | undefined) => Promise<T>,
): Promise<T> {
  const house = await houseRenderers();
  if (!house || fonts === "") return use(house);
  const mine = guestFor(fonts, house);
  mine.uses++;
  try {
    return await use(mine.renderers);
  } finally {
    mine.uses--;
    if (mine !== guest) freeUnused(mine);
  }
}

function guestFor(fonts: string, { engine }: ZeroCopyEngine): Guest {
  if (guest?.fonts === fonts) return guest;
  const before = guest;
  guest = { fonts, renderers: renderersOn(engine), uses: 0 };
  if (before) freeUnused(before);
  return guest;
}

function freeUnused({ renderers, uses }: Guest): void {
  if (uses === 0) renderers.renderer.free();
}

/**
 * Begins to load the engine, so that it is there when calls that wait for others have their answers. Never fails: who
 * draws hears of it.
 */
export async function beginEngine(): Promise<void> {
  await houseRenderers().catch(() => undefined);
}

/**
 * The renderers with the built-in fonts. Pictures seldom repeat, and takumi's default renderer caches up to 64 MB
 * of an isolate's 128. Undefined outside Workers, where takumi runs natively.
 */
async function houseRenderers(): Promise<ZeroCopyEngine | undefined> {
  if (!isWorker()) return;
  if (!zeroCopy) {
    setGlyphCacheMaxBytes(GLYPH_CACHE_BYTES);
    // takumi loads its wasm with the first call.
    await measure({ type: "container" });
    const engine = await init();
    zeroCopy ??= renderersOn(engine);
  }
  return zeroCopy;
}

function renderersOn(engine: WasmEngine): ZeroCopyEngine {
  const renderer = withoutCache(new Renderer());
  return { renderer, pixelRenderer: withoutCopy(renderer, engine), engine };
}

/** The class behind takumi's. Another version of takumi has another `ENGINE`, and is to be looked at again. */
type InnerRenderer = {
  __wbg_ptr: number;
  free(): void;
  constructor: new (options: { cacheMaxBytes: number }) => InnerRenderer;
};

const innerOf = (outer: Renderer): InnerRenderer => (outer as unknown as { inner: InnerRenderer }).inner;

/** Gives a renderer an engine without a cache: takumi's class takes no options but the one within does. */
function withoutCache(outer: Renderer): Renderer {
  const inner = innerOf(outer);
  inner.free();
  Reflect.set(outer, "inner", new inner.constructor({ cacheMaxBytes: 0 }));
  return outer;
}

/** A renderer that does what another does, with its fonts, short of copying the bytes out of the engine. */
function withoutCopy(outer: Renderer, engine: WasmEngine): Renderer {
  const render = (node: unknown, options: unknown): WasmBytes => {
    const handle = engine.__externref_table_alloc();
    engine.__wbindgen_externrefs.set(handle, options);
    const [at, length, error, hasFailed] = engine.renderer_render(innerOf(outer).__wbg_ptr, node, handle);
    if (hasFailed) throw thrown(engine, error);
    return { at, length };
  };
  return Object.assign(Object.create(outer), { inner: { render } });
}

function thrown(engine: WasmEngine, handle: number): unknown {
  const error = engine.__wbindgen_externrefs.get(handle);
  engine.__externref_table_dealloc(handle);
  return error;
}

/** Passes the bytes of a drawing to `use`, then frees them in the engine. */
export function withWasmBytes<T>(
  { engine }: ZeroCopyEngine,
  drawn: unknown,
  use: (bytes: Uint8Array<ArrayBuffer>) => T,
): T {
  // Safe: the zero-copy renderer returns this, although its type says bytes.
  const { at, length } = drawn as WasmBytes;
  try {
    return use(new Uint8Array(engine.memory.buffer, at, length));
  } finally {
    engine.__wbindgen_free(at, length, 1);
  }
}
