import type { BlockReader } from "./blocks.ts";
import { damaged, truncated } from "./limits.ts";

const SEGMENT = 0x18538067;

/** Makes sure that a WebM's one large part is whole. Recorders that cannot go back leave its size unknown. */
export async function checkWebm(blocks: BlockReader): Promise<void> {
  const head = await blocks.read(0, Math.min(blocks.size, 4_096));
  const ebml = sizeAt(head, 4);
  const at = ebml.end + (ebml.size ?? 0);
  if (head.length < at + 5) throw truncated("its head");
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.getUint32(at) !== SEGMENT) throw damaged("its head is not followed by a film");
  const { size, end } = sizeAt(head, at + 4);
  if (size !== undefined && end + size > blocks.size) throw truncated("the film in it");
}

/** A length of one to eight bytes (RFC 8794, section 4); undefined when it is marked as unknown. */
function sizeAt(bytes: Uint8Array, at: number): { size: number | undefined; end: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw truncated("its head");
  let value = first & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { size: unknown ? undefined : value, end: at + length };
}
