import { join, utf8, viewOf } from "../metadata/bytes.ts";
import { discardBytes } from "./discard.ts";

/** One coded picture: a NAL unit after four bytes of its length, as MP4 keeps them. */
export type Packet = {
  /** Where in the film it is shown, counted in frames. */
  frame: number;
  /** Whether decoding can begin here. */
  isKey: boolean;
  bytes: Uint8Array;
};

/** A part of a film that decodes on its own. The parameter sets, without length, are the same in all parts of a film. */
export type FilmSegment = {
  sequenceParameters: Uint8Array;
  pictureParameters: Uint8Array;
  /** In decoding order, which is not the order of showing. */
  packets: readonly Packet[];
};

/**
 * Serialises a segment, all numbers big endian: "BFS1"; u16 length and bytes of the sequence parameter set.
 * Then the same of the picture parameter set, and the u32 number of packets. Then for each packet: u32
 * frame, u8 whether it is a key frame, u32 length, its bytes.
 */
export function packSegment({ packets, ...parameters }: FilmSegment): Uint8Array<ArrayBuffer> {
  const packer = packerOf(parameters);
  for (const packet of packets) packer.add(packet);
  return packer.finish();
}

const MAGIC = "BFS1";

/** Writes a segment packet by packet. */
export type Packer = {
  /** Copies the packet's bytes. */
  add(packet: Packet): void;
  /** The segment; nothing can be added after it. */
  finish(): Uint8Array<ArrayBuffer>;
};

/** Bytes; most films of ten seconds take less than four times as much. */
const FIRST_ROOM = 1 << 18;

/** One buffer that grows: hundreds of packets of their own would be litter that outlives the film by far. */
export function packerOf({ sequenceParameters, pictureParameters }: Omit<FilmSegment, "packets">): Packer {
  const sets = [sequenceParameters, pictureParameters].flatMap((set) => [u16(set.length), set]);
  const head = join([utf8(MAGIC), ...sets]);
  const counted = head.length;
  let bytes = new Uint8Array(FIRST_ROOM);
  let view = viewOf(bytes);
  let [length, count] = [counted + 4, 0];
  bytes.set(head);
  const makeRoom = (more: number) => {
    if (length + more <= bytes.length) return;
    const old = bytes;
    bytes = new Uint8Array(2 * (length + more));
    view = viewOf(bytes);
    bytes.set(old);
    discardBytes(old);
  };
  return {
    add({ frame, isKey, bytes: coded }) {
      makeRoom(PACKET_HEAD + coded.length);
      view.setUint32(length, frame);
      view.setUint8(length + 4, isKey ? 1 : 0);
      view.setUint32(length + 5, coded.length);
      bytes.set(coded, length + PACKET_HEAD);
      length += PACKET_HEAD + coded.length;
      count += 1;
    },
    finish() {
      view.setUint32(counted, count);
      return bytes.subarray(0, length);
    },
  };
}

/** Bytes of a packet's frame, key and length. */
const PACKET_HEAD = 9;

const u16 = (value: number) => Uint8Array.of(value >>> 8, value & 255);

/** The segment that `packSegment` wrote; its packets are views of the bytes given. @throws RangeError when it is cut off. */
export function unpackSegment(packed: Uint8Array): FilmSegment {
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
