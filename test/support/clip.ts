import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** The decoder configuration for H.264 Baseline. The pictures after it are noise, which no test decodes. */
const AVCC = new Uint8Array([
  ...[1, 0x42, 0xc0, 0x1e, 0xff, 0xe1, 0, 9, 0x67, 0x42, 0xc0, 0x1e, 0xd9, 0x00, 0xa0, 0x47, 0xfe],
  ...[1, 0, 4, 0x68, 0xce, 0x3c, 0x80],
]);

type Wish = {
  kind?: "mp4" | "mov" | "webm";
  seconds?: number;
  fps?: number;
  width?: number;
  height?: number;
  rotation?: 0 | 90 | 180 | 270;
  sound?: boolean;
  picture?: boolean;
  fragmented?: boolean;
  /** Place of the index of an MP4. */
  index?: "front" | "end";
  bytesPerPicture?: number;
};

const formatOf = ({ kind = "mp4", fragmented, index = "front" }: Wish) => {
  const fastStart = fragmented ? "fragmented" : index === "front" ? "in-memory" : false;
  if (kind === "webm") return new WebMOutputFormat();
  return kind === "mov" ? new MovOutputFormat({ fastStart }) : new Mp4OutputFormat({ fastStart });
};

/** A small film with everything in its container that a real one has. */
export async function video(wish: Wish = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { picture = true, sound = false } = wish;
  const target = new BufferTarget();
  const output = new Output({ format: formatOf(wish), target });
  const pictures = new EncodedVideoPacketSource(wish.kind === "webm" ? "vp8" : "avc");
  const sounds = new EncodedAudioPacketSource(wish.kind === "webm" ? "opus" : "aac");
  if (picture) output.addVideoTrack(pictures, { rotation: wish.rotation ?? 0 });
  if (sound) output.addAudioTrack(sounds);
  await output.start();
  if (picture) await addPictures(pictures, wish);
  if (sound) await addSounds(sounds, wish);
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

async function addPictures(track: EncodedVideoPacketSource, wish: Wish): Promise<void> {
  const { kind, seconds = 2, fps = 25, width = 320, height = 180, bytesPerPicture = 200 } = wish;
  const size = { codedWidth: width, codedHeight: height };
  const h264 = { codec: "avc1.42c01e", description: AVCC, ...size };
  const decoderConfig = kind === "webm" ? { codec: "vp8", ...size } : h264;
  for (let n = 0; n < seconds * fps; n++) {
    const data = new Uint8Array(bytesPerPicture).fill(n % 251);
    new DataView(data.buffer).setUint32(0, bytesPerPicture - 4);
    const packet = new EncodedPacket(data, n % 25 === 0 ? "key" : "delta", n / fps, 1 / fps);
    await track.add(packet, n === 0 ? { decoderConfig } : undefined);
  }
}

async function addSounds(track: EncodedAudioPacketSource, { kind, seconds = 2 }: Wish): Promise<void> {
  const aac = { codec: "mp4a.40.2", description: new Uint8Array([0x12, 0x10]), sampleRate: 44_100 };
  const received = kind === "webm" ? { codec: "opus", sampleRate: 48_000 } : aac;
  const decoderConfig = { ...received, numberOfChannels: 2 };
  for (let n = 0; n < seconds * 40; n++) {
    const packet = new EncodedPacket(new Uint8Array(20).fill(7), "key", n / 40, 1 / 40);
    await track.add(packet, n === 0 ? { decoderConfig } : undefined);
  }
}
