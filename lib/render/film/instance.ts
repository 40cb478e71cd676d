import { type Kernel, openKernel } from "./kernel.ts";

/** The kernel that nobody uses just now. Memory of WebAssembly never shrinks: one is kept, and used again. */
let idle: Kernel | undefined;

/**
 * Lends the isolate's kernel to some work that waits for nothing outside the isolate, so that no other work can want
 * it meanwhile. Its wasm is loaded with the first film.
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
