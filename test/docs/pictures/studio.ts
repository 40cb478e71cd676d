import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

const FOLDER = join(import.meta.dirname, "../../../functions/docs/images");
/** Pages of the guides are light or dark; a grey ground fits both. */
const GROUND = "#eef1ef";
/** Chromium packs without loss at 1, which suits a terminal best and a photograph least. */
const QUALITIES = [1, 0.86, 0.78, 0.7, 0.6, 0.5, 0.4];
const MAX_BYTES = 60 * 1024;

/** A browser window, and what it makes of addresses. */
export async function studioOf(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1240, height: 900 }, ...options });
  const page = await context.newPage();

  /** Stores a PNG as WebP, as well as it fits. */
  async function keep(name: string, png: Buffer): Promise<void> {
    const blank = await context.newPage();
    for (const quality of QUALITIES) {
      const url = await blank.evaluate(toWebp, {
        url: `data:image/png;base64,${png.toString("base64")}`,
        quality,
      });
      const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
      if (bytes.length > MAX_BYTES) continue;
      writeFileSync(join(FOLDER, `${name}.webp`), bytes);
      console.log(`${name}.webp: ${bytes.length} bytes`);
      await blank.close();
      return;
    }
    throw new Error(`${name} does not fit ${MAX_BYTES} bytes.`);
  }

  return {
    page,
    keep,
    /** Keeps a page made of this HTML. */
    async compose(name: string, html: string, size: { width: number; height: number }) {
      const sheet = await context.newPage();
      await sheet.setViewportSize(size);
      await sheet.setContent(`<style>${STYLE}</style>${html}`);
      await sheet.waitForFunction("[...document.images].every((one) => one.complete && one.naturalWidth)");
      await keep(name, await sheet.screenshot());
      await sheet.close();
    },
    /** Keeps what a page shows. */
    async shot(name: string, url: string, { height = 820, before }: Shot = {}) {
      await page.setViewportSize({ width: 1240, height });
      await page.goto(url, { waitUntil: "networkidle" });
      await before?.(page);
      await keep(name, await page.screenshot());
    },
    close: () => context.close(),
  };
}

export type Shot = { height?: number; before?: (page: Page) => Promise<unknown> };
export type Studio = Awaited<ReturnType<typeof studioOf>>;

const STYLE = `body { margin: 0; padding: 24px; box-sizing: border-box; background: ${GROUND}; display: flex; gap: 24px;
  align-items: flex-start; font: 20px/1.5 system-ui, sans-serif; color: #10231b }
img { border-radius: 10px; box-shadow: 0 1px 6px #0003; display: block }
.grid { display: grid; grid-template-columns: repeat(3, 260px); gap: 24px }
.rows { display: flex; flex-direction: column; gap: 24px }
pre { margin: 0; padding: 28px; border-radius: 10px; background: #10161d; color: #e6edf3; font: 17px/1.5 ui-monospace, monospace; width: 100%; box-sizing: border-box; white-space: pre-wrap; overflow-wrap: anywhere }
blockquote { margin: 0; padding: 28px; background: #fff; border-radius: 10px; width: 500px; box-sizing: border-box; white-space: pre-wrap }
blockquote b { display: block; margin-bottom: 12px; color: #4a5a52; font-size: 16px }`;

/** Runs in the page. */
async function toWebp({ url, quality }: { url: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}

/** Pictures of a film at these seconds, as addresses of PNG files. */
export async function framesOf(
  { page }: Studio,
  film: string,
  seconds: readonly number[],
): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(film)).arrayBuffer());
  await page.setContent("<video muted></video>");
  return page.evaluate(framesAt, {
    url: `data:video/mp4;base64,${bytes.toString("base64")}`,
    seconds: [...seconds],
  });
}

/** Runs in the page. */
async function framesAt({ url, seconds }: { url: string; seconds: number[] }): Promise<string[]> {
  const video = document.querySelector("video") as HTMLVideoElement;
  video.src = url;
  await new Promise((done) => video.addEventListener("loadeddata", done, { once: true }));
  const frames: string[] = [];
  for (const at of seconds) {
    const seeked = new Promise((done) => video.addEventListener("seeked", done, { once: true }));
    video.currentTime = Math.min(at, video.duration - 0.1);
    await seeked;
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    frames.push(canvas.toDataURL("image/png"));
  }
  return frames;
}
