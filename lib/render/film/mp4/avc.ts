import { join } from "../../metadata/bytes.ts";
import { u8, u16 } from "./box.ts";

/** Profiles whose configuration also tells chroma format and bit depths. */
const HIGH_PROFILES = new Set([100, 110, 122, 144]);
/** 4:2:0, eight bits of luma and of chroma, no extension of the sequence parameter set; reserved bits are ones. */
const HIGH = [0b111111_01, 0b11111_000, 0b11111_000, 0];

/**
 * What a decoder has to know before the first picture: AVCDecoderConfigurationRecord of ISO/IEC 14496-15, 5.3.3.1.
 * @param sequenceParameters one NAL unit each, without its length.
 */
export function avcConfiguration(sequenceParameters: Uint8Array, pictureParameters: Uint8Array): Uint8Array {
  const [, profile = 0, constraints = 0, level = 0] = sequenceParameters;
  const lengthsOfFour = 0b111111_11;
  const oneSequenceSet = 0b111_00001;
  return join([
    u8(1, profile, constraints, level, lengthsOfFour, oneSequenceSet),
    u16(sequenceParameters.length),
    sequenceParameters,
    u8(1),
    u16(pictureParameters.length),
    pictureParameters,
    u8(...(HIGH_PROFILES.has(profile) ? HIGH : [])),
  ]);
}
