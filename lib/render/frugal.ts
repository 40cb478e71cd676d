import { measure, setGlyphCacheMaxBytes } from "takumi-js";
import { init, Renderer } from "takumi-js/wasm/no-init";

/** The renderers of a Worker: one engine, with one set of fonts. */
export type Frugal = {
  /** Keeps nothing it has decoded or rasterised. */
  renderer: Renderer;
  /** The same, but what it draws stays in the engine's memory: it answers a `Place` instead of bytes. */
  lender: Renderer;
  engine: Engine;
};

/** Where the engine has put something it has drawn. It is never freed but by `lend`. */
type Place = { at: number; length: number };

type Engine = Awaited<ReturnType<typeof init>>;

const isWorker = () => typeof navigator !== "undefined" && navigator.userAgent === "Cloudflare-Workers";

/** Drawn letters lie between the canvases of past pictures: many of them, and no larger canvas fits in again. */
const GLYPH_CACHE_BYTES = 1 << 20;

let frugal: Frugal | undefined;

/**
 * What a Worker draws with: our pictures are rarely alike, and takumi's own renderer would keep 64 MB of the 128 that an
 * isolate has. Undefined elsewhere, where takumi runs natively.
 */
export async function frugalRenderers(): Promise<Frugal | undefined> {
  if (!isWorker()) return;
  if (!frugal) {
    setGlyphCacheMaxBytes(GLYPH_CACHE_BYTES);
    // takumi loads its wasm with the first call.
    await measure({ type: "container" });
    const engine = await init();
    frugal ??= renderersOn(engine);
  }
  return frugal;
}

function renderersOn(engine: Engine): Frugal {
  const renderer = withoutCache(new Renderer());
  return { renderer, lender: lending(renderer, engine), engine };
}

/** The class behind takumi's. Another version of takumi has another `ENGINE`, and is to be looked at again. */
type Inner = {
  __wbg_ptr: number;
  free(): void;
  constructor: new (options: { cacheMaxBytes: number }) => Inner;
};

const innerOf = (outer: Renderer): Inner => (outer as unknown as { inner: Inner }).inner;

/** Gives a renderer an engine without a cache: takumi's class takes no options but the one within does. */
function withoutCache(outer: Renderer): Renderer {
  const inner = innerOf(outer);
  inner.free();
  Reflect.set(outer, "inner", new inner.constructor({ cacheMaxBytes: 0 }));
  return outer;
}

/** A renderer that does what another does, with its fonts, short of copying the bytes out of the engine. */
function lending(outer: Renderer, engine: Engine): Renderer {
  const render = (node: unknown, options: unknown): Place => {
    const handle = engine.__externref_table_alloc();
    engine.__wbindgen_externrefs.set(handle, options);
    const [at, length, error, hasFailed] = engine.renderer_render(innerOf(outer).__wbg_ptr, node, handle);
    if (hasFailed) throw thrown(engine, error);
    return { at, length };
  };
  return Object.assign(Object.create(outer), { inner: { render } });
}

function thrown(engine: Engine, handle: number): unknown {
  const error = engine.__wbindgen_externrefs.get(handle);
  engine.__externref_table_dealloc(handle);
  return error;
}

/** Lends bytes that the lender has drawn, and gives them back to the engine. */
export function lend<T>({ engine }: Frugal, drawn: unknown, use: (bytes: Uint8Array<ArrayBuffer>) => T): T {
  // Safe: it is what the lender answers, though its type promises bytes.
  const { at, length } = drawn as Place;
  try {
    return use(new Uint8Array(engine.memory.buffer, at, length));
  } finally {
    engine.__wbindgen_free(at, length, 1);
  }
}
