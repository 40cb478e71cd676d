/** A box of an MP4 file and what is in it. */
type Found = { name: string; content: Uint8Array };

/** The boxes of a file, or those within one that is found along a path of names. */
export function boxesIn(bytes: Uint8Array, ...path: readonly string[]): Found[] {
  const [name, ...rest] = path;
  const boxes = split(bytes);
  if (name === undefined) return boxes;
  const found = boxes.find((box) => box.name === name);
  return found ? boxesIn(found.content, ...rest) : [];
}

function split(bytes: Uint8Array): Found[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: Found[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at);
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    found.push({ name, content: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return found;
}
