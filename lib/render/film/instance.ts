import { type Kernel, openKernel } from "./kernel.ts";

/** The idle kernel. WebAssembly memory never shrinks, so one instance is kept and reused. */
let idle: Kernel | undefined;

/**
 * Runs `work` with the isolate's kernel. `work` may not wait for anything outside the isolate: other work
 * must not need the kernel meanwhile. The wasm is loaded with the first film.
 */
export async function withKernel<T>(work: (kernel: Kernel) => Promise<T>): Promise<T> {
  const { default: module } = await import("./kernel/kernel.wasm");
  const kernel = idle ?? openKernel(module);
  idle = undefined;
  try {
    return await work(kernel);
  } finally {
    idle = kernel;
  }
}
