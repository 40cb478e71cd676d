import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** What an imported binary file is, from `bytes`. */
const MEANINGS = {
  woff2: "bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)",
  wasm: "new WebAssembly.Module(bytes)",
};

/** Binary imports mean in plain Node what the module rules of the Worker make them mean there. */
export async function load(url, context, next) {
  const [file = ""] = url.split("?");
  const meaning = MEANINGS[file.slice(file.lastIndexOf(".") + 1)];
  if (!meaning || !file.startsWith("file:")) return next(url, context);
  const base64 = (await readFile(fileURLToPath(file))).toString("base64");
  const source = `const bytes = Buffer.from("${base64}", "base64"); export default ${meaning};`;
  return { format: "module", shortCircuit: true, source };
}
