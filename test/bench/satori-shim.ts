import layoutModule from "satori/layout.wasm";

/**
 * What satori's layout engine needs to load in workerd: an address, which it takes from browsers, and an instance made of
 * the module that was compiled at build time, because workerd compiles none from bytes.
 */
const { instantiate } = WebAssembly;

async function instantiated(source: unknown, imports: WebAssembly.Imports) {
  const module = source instanceof WebAssembly.Module ? source : layoutModule;
  const instance = await instantiate(module, imports);
  return { module, instance };
}

Object.assign(globalThis, { location: { href: "https://bench.invalid/" } });
Object.assign(WebAssembly, { instantiate: instantiated });
