/** Fonts of the usual engine, which reads no woff2. */
declare module "*.woff" {
  const data: ArrayBuffer;
  export default data;
}
/** The usual engine: `.ci/satori` installs it when it is measured. */
declare module "satori/standalone" {
  type Options = {
    width: number;
    height: number;
    fonts: readonly { name: string; data: ArrayBuffer; weight: number }[];
  };
  export function init(bytes: ArrayBuffer): Promise<void>;
  export default function satori(element: unknown, options: Options): Promise<string>;
}
declare module "@resvg/resvg-wasm" {
  export function initWasm(module: WebAssembly.Module): Promise<void>;
  export class Resvg {
    constructor(svg: string);
    render(): { asPng(): Uint8Array };
  }
}
