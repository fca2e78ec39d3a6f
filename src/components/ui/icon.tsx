import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  /** One of Lucide's icons. */
  readonly node: IconNode;
  /** Width and height in px. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Renders a decorative line icon in the text colour. src/styles/base.css styles its lines. */
export function Icon({ node, size, className }: IconProps) {
  return createElement(
    "svg",
    {
      className: className === undefined ? "line-icon" : `line-icon ${className}`,
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      "aria-hidden": true,
    },
    ...node.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
