import type { z } from "zod/v4";
import type { Preview as PreviewSchema } from "../../../lib/pipeline/preview-run.ts";

type Preview = z.output<typeof PreviewSchema>;

/** Where the script puts what a form would make. The server fills it first, so it is complete without the script. */
export const LIVE = "live";

/** A picture that is stored nowhere: its bytes stand in the page. */
export const LivePicture = ({ preview }: { preview: Preview }) => (
  <div class="stage">
    <img
      src={`data:image/webp;base64,${preview.image_base64}`}
      alt={preview.alt_text}
      width={preview.width}
      height={preview.height}
    />
  </div>
);

/** What stands there before anything can be drawn, or when it cannot. */
export const NoPicture = ({ children }: { children: string }) => (
  <div class="stage blank">
    <p class="soft">{children}</p>
  </div>
);
