/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { arrow } from "./icons.ts";
import { TextLines } from "./text-lines.tsx";

type ActionProps = { context: RenderContext; surface: Surface; fitted: FittedText; height: number };

/** A call to action in the form of the brand's direction. */
export function Action(props: ActionProps): Node {
  const { action } = props.context.look;
  if (action === "link") return <Link {...props} />;
  return action === "bracket" ? <Bracketed {...props} /> : <Button {...props} />;
}

const ARROW = 22;

function Button({ context: { unit, look }, surface, fitted, height }: ActionProps): Node {
  const padding = Math.round((look.action === "block" ? 34 : 30) * unit);
  const style = {
    height,
    padding: `0 ${padding}px`,
    gap: Math.round(14 * unit),
    borderRadius: Math.round(height / 2),
    backgroundColor: surface.fill,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return <div style={style}>{worded(fitted, surface.onFill, unit)}</div>;
}

/** Words over a line. */
function Link({ context: { unit }, surface, fitted, height }: ActionProps): Node {
  const style = {
    height,
    gap: Math.round(14 * unit),
    borderBottom: `${Math.max(2, Math.round(4 * unit))}px solid ${surface.key}`,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return <div style={style}>{worded(fitted, surface.ink, unit)}</div>;
}

/** Words between the ends of a frame. */
function Bracketed({ context: { unit }, surface, fitted, height }: ActionProps): Node {
  const line = `${Math.max(2, Math.round(3 * unit))}px solid ${surface.key}`;
  const end = { width: Math.round(13 * unit), height, borderTop: line, borderBottom: line, flexShrink: 0 };
  const style = { height, alignItems: "center", flexShrink: 0 } as const;
  const inner: Style = {
    padding: `0 ${Math.round(14 * unit)}px`,
    gap: Math.round(14 * unit),
    alignItems: "center",
  };
  return (
    <div style={style}>
      <div style={{ ...end, borderLeft: line }} />
      <div style={inner}>{worded(fitted, surface.ink, unit)}</div>
      <div style={{ ...end, borderRight: line }} />
    </div>
  );
}

function worded(fitted: FittedText, color: string, unit: number): Node[] {
  const size = Math.round(ARROW * unit);
  return [
    <TextLines fitted={fitted} color={color} part="cta" />,
    <picture src={arrow(color)} style={{ width: size, height: size }} />,
  ];
}
