import shapingModule from "harfbuzzjs/hb.wasm";
import layoutModule from "satori/layout.wasm";

/**
 * What satori needs to load in workerd: an address, and modules compiled at build time. workerd compiles none
 * from bytes. Its bytes for shaping are harfbuzzjs's own; for
 * layout it is given too few to be a module.
 */
const { instantiate } = WebAssembly;
const SHORTEST_MODULE = 100;

async function instantiated(
  source: WebAssembly.Module | ArrayBuffer | Uint8Array,
  imports: WebAssembly.Imports,
) {
  const module = source instanceof WebAssembly.Module ? source : compiled(source.byteLength);
  return { module, instance: await instantiate(module, imports) };
}

const compiled = (size: number) => (size < SHORTEST_MODULE ? layoutModule : shapingModule);

Object.assign(globalThis, { location: { href: "https://bench.invalid/" } });
Object.assign(WebAssembly, { instantiate: instantiated });
