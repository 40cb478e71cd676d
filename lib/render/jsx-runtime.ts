import type { Declarations } from "takumi-js";

/** Inline style of a drawn node. A misspelt property does not compile; an invalid value fails the render. */
export type Style = Declarations;

/** A letterform style that is complete: nothing of a text's look is inherited. */
export type TextStyle = Style & { fontFamily: string; fontSize: number; color: string };

export type BoxNode = {
  type: "container";
  style: Style;
  children: Node[];
  dir?: "rtl";
  attributes?: Attributes;
};
/** `dir` is the direction of the whole text that a line belongs to, where it is not left to right. */
export type TextNode = { type: "text"; text: string; style: TextStyle; dir?: "rtl"; attributes?: Attributes };
/** `className` lets the picture of what stands behind the texts leave out the emoji in them. */
export type ImageNode = {
  type: "image";
  src: string;
  style: Style;
  className?: "emoji";
  attributes?: Attributes;
};

/** What the engine draws: plain data. */
export type Node = BoxNode | TextNode | ImageNode;

/** Notes for the lint; the engine itself ignores them. */
export type Attributes = { part?: string; cut?: "true" };

export type Child = Node | false | null | undefined | readonly Child[];
type BoxProps = { style?: Style; children?: Child } & Attributes;
type WordsProps = { style: TextStyle; children: string; dir?: "rtl" } & Attributes;
type PictureProps = { src: string; style: Style } & Attributes;
type Tag = "div" | "span" | "picture";

export const Fragment = Symbol.for("react.fragment");

/**
 * Turns JSX into nodes at once: templates are ordinary functions that return data.
 * `div` is a flex box, `span` a text, `picture` an image by key or inline SVG.
 */
export function jsx<P>(type: ((props: P) => Node) | Tag | typeof Fragment, props: P): Node {
  if (typeof type === "function") return type(props);
  return element(type, props as BoxProps | WordsProps | PictureProps);
}

function element(type: Tag | typeof Fragment, props: BoxProps | WordsProps | PictureProps): Node {
  const notes = attributes(props);
  if (type === "span") {
    const { style, children, dir } = props as WordsProps;
    return { type: "text", text: children, style, ...(dir && { dir }), ...notes };
  }
  if (type === "picture") {
    const { src, style } = props as PictureProps;
    return { type: "image", src, style: { display: "flex", ...style }, ...notes };
  }
  const { style, children } = props as BoxProps;
  return { type: "container", style: { display: "flex", ...style }, children: flatten(children), ...notes };
}

function attributes({ part, cut }: Attributes): { attributes?: Attributes } {
  if (!part && !cut) return {};
  return { attributes: { ...(part && { part }), ...(cut && { cut }) } };
}

function flatten(child: Child): Node[] {
  if (!child) return [];
  return Array.isArray(child) ? child.flatMap(flatten) : [child as Node];
}

/** The names the compilers call for several children and in development. @alias */
export const jsxs = jsx;
/** @alias */
export const jsxDEV = jsx;

export namespace JSX {
  export type Element = Node;
  export type ElementType = Tag | ((props: never) => Node);
  export type ElementChildrenAttribute = { children: unknown };
  export type IntrinsicElements = { div: BoxProps; span: WordsProps; picture: PictureProps };
}
