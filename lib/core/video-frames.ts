/** Takes still pictures out of videos. */
export interface VideoFrames {
  /**
   * The frame at a second, as a JPEG of at most `side` pixels a side.
   * @throws Error when the video cannot be decoded, or the vendor is away.
   */
  frameAt(
    video: ReadableStream<Uint8Array>,
    at: { seconds: number; side: number },
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** What is used of Cloudflare's Media binding; its own type has a stream of its own. */
export type MediaBinding = {
  input(media: ReadableStream<Uint8Array>): {
    transform(size: { width: number; height: number; fit: "scale-down" }): {
      output(how: { mode: "frame"; time: string; format: "jpg" }): { response(): Promise<Response> };
    };
  };
};
