import { join } from "../metadata/bytes.ts";

/** Profiles whose configuration also tells chroma format and bit depths. */
const HIGH_PROFILES = new Set([100, 110, 122, 144]);
/** 4:2:0, eight bits of luma and of chroma, no extension of the sequence parameter set; reserved bits are ones. */
const HIGH = [0b111111_01, 0b11111_000, 0b11111_000, 0];

/** Profile, constraints and level: the first bytes of a sequence parameter set after the NAL unit's header. */
const profileOf = (sequenceParameters: Uint8Array) => sequenceParameters.subarray(1, 4);

/** The name of a codec as browsers ask for it, such as `avc1.4d0028`: RFC 6381, 3.3. */
export const codecOf = (sequenceParameters: Uint8Array): string =>
  `avc1.${[...profileOf(sequenceParameters)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/**
 * What a decoder has to know before the first picture: AVCDecoderConfigurationRecord of ISO/IEC 14496-15, 5.3.3.1.
 * @param sequenceParameters one NAL unit each, without its length.
 */
export function avcConfiguration(sequenceParameters: Uint8Array, pictureParameters: Uint8Array): Uint8Array {
  const profile = profileOf(sequenceParameters);
  const lengthsOfFour = 0b111111_11;
  const oneSequenceSet = 0b111_00001;
  return join([
    Uint8Array.of(1, ...profile, lengthsOfFour, oneSequenceSet),
    u16(sequenceParameters.length),
    sequenceParameters,
    Uint8Array.of(1),
    u16(pictureParameters.length),
    pictureParameters,
    Uint8Array.from(HIGH_PROFILES.has(profile[0] ?? 0) ? HIGH : []),
  ]);
}

const u16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
