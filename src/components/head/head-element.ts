import React, { type ElementType, type ReactNode } from "react";

/**
 * Creates an element of a head component. It is the `@jsx` pragma of head components, because the
 * automatic JSX runtime does not use `createElement`. React 19 moves `<title>`, `<meta>` and
 * `<link>` into the head, in addition to the elements of Gatsby's Head API. Gatsby prevents that by
 * patching `createElement`. Without `createElement`, every element would briefly exist twice.
 *
 * In development, the compiler adds `__self` and `__source`. They are removed, because React would
 * warn about an outdated JSX transform.
 */
export function headElement(
  type: ElementType,
  props: Record<string, unknown> | null,
  ...children: readonly ReactNode[]
): React.JSX.Element {
  const { __self, __source, ...rest } = props ?? {};
  return React.createElement(type, rest, ...children);
}

/** TypeScript finds the types of JSX elements in this namespace. */
export declare namespace headElement {
  export import JSX = React.JSX;
}

export { Fragment } from "react";
