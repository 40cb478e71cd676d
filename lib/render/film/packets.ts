import { join, utf8, viewOf } from "../metadata/bytes.ts";

/** One coded picture: a NAL unit after four bytes of its length, as MP4 keeps them. */
export type Packet = {
  /** Where in the film it is shown, counted in frames. */
  frame: number;
  /** Whether decoding can begin here. */
  isKey: boolean;
  bytes: Uint8Array;
};

/** A part of a film that decodes on its own. The parameter sets, without length, are the same in all parts of a film. */
export type Segment = {
  sequenceParameters: Uint8Array;
  pictureParameters: Uint8Array;
  /** In decoding order, which is not the order of showing. */
  packets: readonly Packet[];
};

/**
 * A segment as bytes, all numbers big endian: "BFS1"; u16 length and bytes of the sequence parameter set; the same of
 * the picture parameter set; u32 number of packets; for each u32 frame, u8 whether it is a key, u32 length, its bytes.
 */
export function packSegment({ sequenceParameters, pictureParameters, packets }: Segment): Uint8Array {
  return join([
    utf8(MAGIC),
    ...[sequenceParameters, pictureParameters].flatMap((set) => [number(2, set.length), set]),
    number(4, packets.length),
    ...packets.flatMap(({ frame, isKey, bytes }) => [
      number(4, frame),
      number(1, isKey ? 1 : 0),
      number(4, bytes.length),
      bytes,
    ]),
  ]);
}

const MAGIC = "BFS1";

function number(width: 1 | 2 | 4, value: number): Uint8Array {
  return Uint8Array.from({ length: width }, (_, i) => (value >>> (8 * (width - 1 - i))) & 255);
}

/** The segment that `packSegment` wrote; its packets are views of the bytes given. @throws RangeError when it is cut off. */
export function unpackSegment(packed: Uint8Array): Segment {
  const view = viewOf(packed);
  let at = MAGIC.length;
  const take = (length: number) => {
    if (at + length > packed.length) throw new RangeError("A segment of a film is cut off.");
    at += length;
    return packed.subarray(at - length, at);
  };
  const u32 = () => view.getUint32(take(4).byteOffset - packed.byteOffset);
  const set = () => take(view.getUint16(take(2).byteOffset - packed.byteOffset));
  if (!utf8(MAGIC).every((byte, i) => packed[i] === byte))
    throw new RangeError("These bytes are no segment of a film.");
  const [sequenceParameters, pictureParameters] = [set(), set()];
  const packets = Array.from({ length: u32() }, () => {
    const frame = u32();
    const isKey = take(1)[0] === 1;
    return { frame, isKey, bytes: take(u32()) };
  });
  return { sequenceParameters, pictureParameters, packets };
}
