import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Font imports mean in plain Node what the module rules of the Worker make them mean there: an ArrayBuffer. */
export async function load(url, context, next) {
  const [file = ""] = url.split("?");
  if (!file.endsWith(".woff2")) return next(url, context);
  const base64 = (await readFile(fileURLToPath(file))).toString("base64");
  const source = `const b = Buffer.from("${base64}", "base64");
    export default b.buffer.slice(b.byteOffset, b.byteOffset + b.length);`;
  return { format: "module", shortCircuit: true, source };
}
