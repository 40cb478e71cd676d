/** @jsxImportSource #template */
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Size } from "../../../sizes.ts";
import type { Photo } from "../../../template.ts";

/** What must stay in view: a screen's top, where its title is, or its upper left, where it begins, or where faces are. */
type Focus = "top" | "start" | "upper";

type Props = { photo: Photo; size: Size; focus: Focus; round?: Style };

const AT: Record<Focus, string> = { top: "50% 0%", start: "0% 0%", upper: "50% 28%" };

/** A picture that fills a box, cropped and never stretched. */
export function Crop({ photo, size, focus, round = {} }: Props): Node {
  return (
    <picture
      src={photo.key}
      style={{ ...size, objectFit: "cover", objectPosition: AT[focus], flexShrink: 0, ...round }}
    />
  );
}
