import React, { type ElementType, type ReactNode } from "react";

/**
 * The `@jsx` pragma of head components. React 19 hoists `<title>`, `<meta>` and `<link>` into the head, in addition to
 * those of Gatsby's Head API. Gatsby prevents that by patching `createElement`, which the automatic JSX runtime does
 * not use, so that every element would be there twice for a moment.
 *
 * `__self` and `__source`, which the compiler adds in development, are dropped: React warns of them as of an outdated
 * JSX transform.
 */
export function headElement(
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: readonly ReactNode[]
): React.JSX.Element {
  const { __self, __source, ...rest } = props ?? {};
  return React.createElement(type, rest, ...children);
}

/** Where TypeScript looks for the types of the elements. */
export declare namespace headElement {
  export import JSX = React.JSX;
}

export { Fragment } from "react";
