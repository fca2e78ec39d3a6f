import React, { type ElementType, type ReactNode } from "react";

/**
 * The `@jsx` pragma of head components. React 19 moves `<title>`, `<meta>` and `<link>` into the
 * head, in addition to those of Gatsby's Head API. Gatsby prevents that by patching
 * `createElement`. The automatic JSX runtime does not use `createElement`, so every element would
 * be there twice for a moment.
 *
 * The compiler adds `__self` and `__source` in development. They are removed, because with them
 * React warns of an outdated JSX transform.
 */
export function headElement(
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: readonly ReactNode[]
): React.JSX.Element {
  const { __self, __source, ...rest } = props ?? {};
  return React.createElement(type, rest, ...children);
}

/** TypeScript looks here for the types of the elements. */
export declare namespace headElement {
  export import JSX = React.JSX;
}

export { Fragment } from "react";
