import { colorTyped } from "../../../lib/brand/draft/color-words.ts";
import { COLOR } from "./brand.tsx";

/** The colours that are taken for names: the swatch beside a field knows codes only. */
export const TakenColors = ({ sent }: { sent: Readonly<Record<string, string>> }) => {
  const taken = takenIn(sent);
  return taken.length > 0 ? (
    <ul class="list small">
      {taken.map(({ role, text, color }) => (
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <rect width="14" height="14" rx="3" fill={color} />
          </svg>{" "}
          {`${role}: “${text}” is taken as ${color}`}
        </li>
      ))}
    </ul>
  ) : null;
};

const takenIn = (sent: Readonly<Record<string, string>>) =>
  Object.entries(sent).flatMap(([name, typed]) => {
    const text = typed.trim();
    const color = name.startsWith(COLOR) && !text.startsWith("#") ? colorTyped(text) : undefined;
    return color ? [{ role: name.slice(COLOR.length), text, color }] : [];
  });
