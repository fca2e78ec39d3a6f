import React, { type ElementType, type ReactNode } from "react";

/**
 * What the JSX of head components is compiled to (their `@jsx` pragma). React 19 moves `<title>`, `<meta>` and `<link>` into
 * the head by itself, beside those that Gatsby's Head API puts there. Gatsby prevents that by patching `createElement`,
 * which the automatic runtime does not go through: every element stood twice for a moment.
 *
 * The two notes that the compiler adds in development are left out; React would take them for an outdated compiler.
 */
export function headElement(
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: readonly ReactNode[]
): React.JSX.Element {
  const { __self, __source, ...rest } = props ?? {};
  return React.createElement(type, rest, ...children);
}

/** Where the compiler looks for the types of the elements. */
export declare namespace headElement {
  export import JSX = React.JSX;
}

export { Fragment } from "react";
