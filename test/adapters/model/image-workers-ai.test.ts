import { expect, test } from "vitest";
import { imageModelFrom } from "../../../lib/adapters/model/image-model-from.ts";
import type { WorkersAi } from "../../../lib/adapters/model/workers-ai.ts";
import { ImageSettings } from "../../support/image-models.ts";

const settings = ImageSettings.parse({
  IMAGE_MODEL_PROVIDER: "workers-ai",
  IMAGE_MODEL_NAME: "@cf/black-forest-labs/flux-2-klein-4b",
});
const order = { prompt: "An owl.", seed: 7, side: 1024 };
type Inputs = { multipart: { body: ReadableStream; contentType: string } };

/** The binding, which takes a form and answers in base64. */
function binding(answer: () => unknown) {
  const forms: FormData[] = [];
  const run: WorkersAi["run"] = async (_, inputs) => {
    const { body, contentType } = (inputs as Inputs).multipart;
    forms.push(await new Response(body, { headers: { "content-type": contentType } }).formData());
    return answer();
  };
  return { forms, model: imageModelFrom(settings, { ai: { run } }) };
}

test("the Workers AI image binding receives a form that contains the reference picture", async () => {
  const { forms, model } = binding(() => ({ image: "/w==" }));
  expect(await model?.draw({ ...order, reference: Uint8Array.of(5, 6) })).toEqual({
    bytes: Uint8Array.of(255),
    mimeType: undefined,
  });
  const [form] = forms;
  expect(form?.get("width")).toBe("1024");
  expect(form?.get("seed")).toBe("7");
  expect(form?.get("prompt")).toMatch(/^An owl\.[\s\S]+white/);
  const shown = form?.get("input_image_0") as Blob;
  expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([5, 6]);
  expect(model?.referenceSide).toBeLessThan(512);
});

test.each([
  ["3040: Capacity temporarily exceeded, please try again.", "rate_limited", 2],
  ["3036: You have used up your daily free allocation of 10,000 neurons.", "rate_limited", 1],
  ["5007: No such model", "not_configured", 1],
])(
  "the Workers AI image binding's error becomes a failure and is retried only when that helps: %s",
  async (message, reason, requests) => {
    const { forms, model } = binding(() => {
      throw new Error(message);
    });
    await expect(model?.draw(order)).rejects.toMatchObject({ reason });
    expect(forms).toHaveLength(requests);
  },
);

test("a Workers AI answer without a picture is malformed, and a Worker without the binding is not_configured", async () => {
  await expect(binding(() => ({})).model?.draw(order)).rejects.toMatchObject({ reason: "malformed" });
  await expect(imageModelFrom(settings)?.draw(order)).rejects.toMatchObject({ reason: "not_configured" });
});
