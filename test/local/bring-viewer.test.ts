import { afterEach, expect, test, vi } from "vitest";
import { bringViewer } from "../../lib/local/docs/bring-viewer.ts";

const warned = () => vi.spyOn(console, "warn").mockImplementation(() => {});
const missing = { isThere: () => false, build: async () => {} };

afterEach(() => vi.restoreAllMocks());

test("a viewer that is there is not fetched", () => {
  const get = vi.fn();
  bringViewer({ ...missing, isThere: () => true, get })();
  expect(get).not.toHaveBeenCalled();
});

test("a missing viewer is fetched quietly, and the pages are made with it", async () => {
  const warn = warned();
  const built = await new Promise((done) => {
    bringViewer({ ...missing, get: async () => {}, build: async () => done("built") });
  });
  expect(built).toBe("built");
  expect(warn).not.toHaveBeenCalled();
});

test("a fetch that fails is one line that names the way to try again", async () => {
  const warn = warned();
  bringViewer({ ...missing, get: async () => Promise.reject(new Error("No network.\nnpm ERR!")) });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  const line = "The viewer of /docs/reference was not fetched; npm run docs:viewer tries again. No network.";
  expect(warn.mock.calls).toEqual([[line]]);
});

test("a service that ends gives the fetch up without a word", async () => {
  const warn = warned();
  const ended = new Promise((done) => {
    const get = (signal?: AbortSignal) =>
      new Promise<void>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    bringViewer({ ...missing, get })();
    setImmediate(() => done("ended"));
  });
  expect(await ended).toBe("ended");
  expect(warn).not.toHaveBeenCalled();
});
